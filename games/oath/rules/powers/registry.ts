/** Every power, by the id of its card. Rules never import it: it is handed to them (game.ts), so that powers may use all rules. */
import type { Powers } from '../hooks/power.ts';
import { arcane } from './arcane/arcane.ts';
import { beast } from './beast/beast.ts';
import { discord } from './discord/discord.ts';
import { edifices } from './edifices/edifices.ts';
import { hearth } from './hearth/hearth.ts';
import { banners } from './law/banners.ts';
import { reliquary } from './law/reliquary.ts';
import { nomad } from './nomad/nomad.ts';
import { order } from './order/order.ts';
import { relics } from './relics/relics.ts';
import type { CardPowers } from './shared/card-powers.ts';
import { sites } from './sites/sites.ts';

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
