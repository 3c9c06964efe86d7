/** What is known of a campaign before its dice (OATH-5.5): how likely it is won, with which dice, and what is not counted. */
import { decimal, percent } from '@tavola/games/text/odds.ts';
import type { StakeRow, Stakes } from '@tavola/kernel/face/stakes.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { moveId, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { Odds, Pools } from '../rules/campaign/prospect.ts';
import type { Campaign } from '../rules/state/actions.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';
import type { Words } from '../text/words.ts';
import { warOdds } from './odds.ts';

export function stakes(ask: Ask, move: Move | null, view: View, seat: Seat, say: Say<Words>): Stakes | null {
  const { campaign, war } = view;
  if (move === null || !campaign || !war || campaign.seat !== seat) return null;
  if (ask === 'targets') {
    const odds = move.kind === 'done' ? war.now : war.more[moveId(move)];
    return odds ? told(view, campaign, odds, odds.pools.length - 1, say) : null;
  }
  if (ask === 'dice') return move.kind === 'dice' ? told(view, campaign, war.now, move.n, say) : null;
  const isLast = typeof ask === 'object' && ask.kind === 'plan' && move.kind === 'pass';
  return isLast ? told(view, campaign, war.now, 0, say) : null;
}

/** With `chosen` attack dice. */
function told(view: View, campaign: Campaign, { pools, force }: Odds, chosen: number, say: Say<Words>): Stakes | null {
  const { stakes: words } = say.words;
  const pool = pools[chosen];
  const { war } = view;
  if (!pool || !war) return null;
  const { byDice, withSacrifice, skulls } = warOdds({
    pools: pool,
    reading: campaign,
    defense: force,
    force: war.force,
    maySacrifice: war.maySacrifice,
  });
  const chance = percent(withSacrifice, say);
  const label = words.label(chance, pool, force);
  const rows: StakeRow[] = [
    { name: words.chance, text: words.wins(chance, percent(byDice, say)), tone: 'good' },
    { name: words.dice, text: diceText(pool, pools, chosen, force, words) },
    ...(skulls >= LEAST ? [{ name: words.loses, text: words.skulls(decimal(skulls, say)), tone: 'bad' } as const] : []),
    ...(hasUnseen(view, campaign) ? [{ name: words.without, text: words.unseen }] : []),
  ];
  return { tag: { text: `${chance} · ${pool[0]} × ${pool[1]}`, label }, rows };
}

/** The dice that will be rolled; where the ground or tactics change the number that is taken, it says by how many. */
function diceText(pool: Pools, pools: readonly Pools[], chosen: number, force: number, words: Words['stakes']): string {
  return words.pools(pool, force, pools.length === 1 ? 0 : pool[0] - chosen);
}

/** Less rounds to nothing. */
const LEAST = 0.05;

/** OATH-7.9: facedown advisers of the other side may hold a plan. */
function hasUnseen({ players }: View, { defender, allies }: Campaign): boolean {
  if (defender === null) return false;
  return [defender, ...allies].some((one) => players[one]?.advisers.some(({ faceup }) => !faceup));
}
