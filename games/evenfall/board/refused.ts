/** The ids that a thing's moves would have if they were allowed, so that "why not?" can be asked. */
import { kindOf } from '@tavola/kernel/ask.ts';
import type { RegionId } from '../data/boards.ts';
import { isRitual } from '../data/cards.ts';
import type { Ask } from '../rules/moves.ts';

type Asked = Ask | null;
const NONE: readonly string[] = [];
const FREE_WINDOWS = ['turn', 'after-action', 'catalysts', 'window', 'ready'];

export const refused = {
  discover: (ask: Asked, region: RegionId, place: string) => when(ask, ['turn'], [`discover:${region}:${place}`]),
  token: (ask: Asked) => when(ask, ['turn'], ['token']),
  card: (ask: Asked, card: string) =>
    when(ask, ['turn'], isRitual(card) ? [`ritual:${card}`] : [`specialist:${card}`, `council:${card}`]),
  field: (ask: Asked, at: string) => when(ask, ['turn'], [`field:${at}:witch`, `field:${at}:elder`]),
  site: (ask: Asked, place: string) =>
    when(ask, ['turn', 'catalysts'], [`build:scythe:${place}:resources`, `build:orb:${place}:resources`]),
  spot: (ask: Asked, place: string) => when(ask, ['ritual-place'], [`on:${place}`]),
  turn: (ask: Asked, card: string) => when(ask, FREE_WINDOWS, [`free:turn:${card}`]),
  adjust: (ask: Asked, n: number) => when(ask, ['adjust'], [`adjust:${n}`]),
};

function when(ask: Asked, asks: readonly string[], ids: readonly string[]): readonly string[] {
  return ask !== null && asks.includes(kindOf(ask)) ? ids : NONE;
}
