import { textKit } from '@tavola/testing/text-kit.ts';
import { face } from '../face.ts';
import { hex } from '../game.ts';

textKit({ game: hex, face, rules: new URL('../', import.meta.url), tables: [{ seats: 2, options: { size: 5 } }] });
