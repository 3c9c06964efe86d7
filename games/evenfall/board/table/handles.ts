/**
 * What each move may be touched by. A handle names one thing on the table (a Place, a card of the hand, a field, a Resource of
 * the purse). A move with two handles is narrowed by touching both, a stone and its field; moves that share one, a Scythe and an
 * Orb on one site, are told apart by the small buttons that then open on it (petal.tsx). A move without handles has no place
 * on the table and becomes a button of the shell.
 */
import type { Handle } from '@tavola/games/board/touchable.ts';
import type { Move } from '../../rules/state/moves.ts';

export function handlesOf(move: Move): readonly Handle[] {
  switch (move.kind) {
    case 'discover':
    case 'take-place':
      return [`place:${move.place}`];
    case 'token':
      return ['token'];
    case 'ritual':
    case 'specialist':
    case 'council':
    case 'discard':
      return [`card:${move.card}`];
    case 'set-aside':
      return [copyHandle(move.card, move.copy)];
    case 'field':
    case 'return':
      return [`field:${move.at}`];
    case 'build':
      return [`site:${move.place}`];
    case 'free':
      if (move.what === 'turn') return [`turn:${move.card}`];
      return move.what === 'stone' ? [`stone:${move.stone}`, `stone-field:${move.field}`] : [];
    case 'gain':
    case 'pay':
    case 'drop':
      return [`purse:${move.what}`];
    case 'on':
    case 'transfer':
    case 'explore':
    case 'remove':
      return [`spot:${move.place}`];
    case 'move-figures':
      return [`spot:${move.place}`, `region:${move.region}`];
    case 'region':
    case 'send':
      return [`region:${move.region}`];
    case 'half':
      return [`half:${move.step}:${move.n}`];
    case 'reached':
      return [`step:${move.step}`];
    case 'copy':
      return [`copy-of:${move.owner}:${move.card}`];
    case 'stone':
      return [`stone:${move.stone}`];
    case 'dial':
    case 'adjust':
    case 'amount':
      return [`number:${move.n}`];
    default:
      return [];
  }
}

/** A card of the hand where the rules tell its copies apart (EVE-1.3). */
export function copyHandle(card: string, copy: number): Handle {
  return `copy:${card}:${copy}`;
}
