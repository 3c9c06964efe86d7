/**
 * What each move may be touched by. A handle names one thing on the table: a site, a card wherever it lies, a bank, a pile, a player. A move
 * with several handles is narrowed by each of them; a move without one has no place and becomes a button of the shell.
 */
import type { Handle } from '@tavola/games/board/touchable.ts';
import type { Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Move } from '../../rules/state/moves.ts';
import type { View } from '../../rules/view.ts';
import { slotOf } from './props.ts';

export function handlesOf(move: Move, view: View, viewer: Viewer): readonly Handle[] {
  switch (move.kind) {
    case 'major':
      return [`act:${move.action}`];
    case 'warbands':
    case 'offer-citizenship':
    case 'exile-citizen':
    case 'exile-self':
      return [`act:${move.kind}`];
    case 'site':
    case 'to-site':
    case 'repair':
      return [siteHandle(view, move.site)];
    case 'travel':
      return [siteHandle(view, move.to)];
    case 'card':
    case 'power':
      return [`card:${move.card}`];
    case 'trade':
      return [`card:${move.card}`, `trade:${move.card}:${move.what}`];
    case 'build':
      return [siteHandle(view, move.site), `card:${move.card}`];
    case 'use':
      return [`card:${move.card}`, ...chosenWith(view, move.as)];
    case 'relic':
      return [`card:${move.relic}`];
    case 'banner':
      return [`card:${move.banner}`];
    case 'seize':
      return [`card:${move.what}`];
    case 'adviser':
    case 'show-adviser':
      return [`adviser:${viewer}:${move.n}`];
    case 'facedown':
      return [`adviser:${move.seat}:${move.n}`];
    case 'buried':
      return [`buried:${slotOf(view, move.site)}:${move.n}`];
    case 'peek':
      return [move.what === 'relic' ? `buried:${pawnOf(view, viewer)}:${move.n}` : `niche:${move.n}`];
    case 'slot':
      return [`niche:${move.n}`];
    case 'bank':
    case 'suit':
    case 'remove':
      return [`bank:${move.suit}`];
    case 'pile':
    case 'search':
      return [`pile:${move.pile}`];
    case 'player':
      return [`player:${move.seat}`];
    case 'to-advisers':
      return [`way:advisers-${move.faceup ? 'up' : 'down'}`];
    case 'reveal-vision':
    case 'play-conspiracy':
    case 'discard':
      return [`way:${move.kind}`];
    case 'amount':
    case 'dice':
    case 'to-board':
    case 'to-the-site':
      return [`number:${move.kind}:${move.n}`];
    case 'give':
    case 'get':
      return [`number:${move.kind}-${move.seat}:${move.n}`];
    case 'term':
      return view.deal ? [`term:${move.side}:${move.what}:${move.thing}`] : [];
    case 'bandits':
    case 'pawn':
      return view.campaign ? [move.kind] : [];
    default:
      return [];
  }
}

/** What was chosen with a modifier: a seat, a site or a suit. */
function chosenWith(view: View, as: string | null): Handle[] {
  if (as === null) return [];
  if (/^\d+$/.test(as)) return [`player:${as}`];
  if (as in view.banks) return [`bank:${as}`];
  const slot = slotOf(view, as);
  return slot < 0 ? [] : [`site:${slot}`];
}

function siteHandle(view: View, site: string): Handle {
  return `site:${slotOf(view, site)}`;
}
function pawnOf({ players }: View, viewer: Viewer): number {
  return viewer === 'spectator' ? -1 : (players[viewer]?.pawn ?? -1);
}
