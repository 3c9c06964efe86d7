/** Every power, by the id of its card. Rules never import it: it is handed to them (game.ts), so that powers may use all rules. */
import type { Powers } from '../power.ts';
import { arcane } from './arcane.ts';
import { banners } from './banners.ts';
import { beast } from './beast.ts';
import type { CardPowers } from './card-powers.ts';
import { discord } from './discord.ts';
import { edifices } from './edifices.ts';
import { hearth } from './hearth.ts';
import { nomad } from './nomad.ts';
import { order } from './order.ts';
import { relics } from './relics.ts';
import { reliquary } from './reliquary.ts';
import { sites } from './sites.ts';

const files: readonly CardPowers[] = [
  discord,
  arcane,
  order,
  hearth,
  beast,
  nomad,
  edifices,
  relics,
  sites,
  banners,
  reliquary,
];

export const powers: Powers = new Map(
  files.flatMap((file) => Object.entries(file)).map(([card, power]) => [card, Object.freeze(power)]),
);
