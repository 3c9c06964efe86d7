import { peopleKit, textKit } from '@tavola/testing/text-kit.ts';
import { face } from '../face.ts';
import { game } from '../game.ts';

textKit({ game, face, rules: new URL('../rules/', import.meta.url) });
peopleKit({ game, face });
