/** Makes true what people tell of a player's board, a Prince's too. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Value } from '@tavola/kernel/real.ts';
import type { Slot, Suit } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import type { Column, NodeId } from '../../data/mind.ts';
import { princeOf } from '../prince/relations.ts';
import { boardColour } from '../queries.ts';
import { playerOf, type State } from '../state.ts';
import type { OathFact } from './fact.ts';
import { lying, setCard, setRelic } from './set-cards.ts';
import { claim, release } from './unseen.ts';

export function setOfPlayer(state: State, told: Extract<OathFact, { readonly of: Seat }>, value: Value): void {
  const player = playerOf(state, told.of);
  switch (told.kind) {
    case 'pawn':
      player.pawn = value as Slot;
      return;
    case 'favor':
      state.shared -= (value as number) - player.favor;
      player.favor = value as number;
      return;
    case 'secrets':
      player.secrets = value as number;
      return;
    case 'band':
      playerOf(state, boardColour(state, told.of)).bank -= (value as number) - player.warbands;
      player.warbands = value as number;
      return;
    case 'role':
      setRole(state, told.of, value as 'exile' | 'citizen');
      return;
    case 'vision':
      if (player.vision !== null) release(state, player.vision);
      player.vision = value as CardId | null;
      if (player.vision !== null) claim(state, player.vision);
      return;
    case 'prophet':
      setProphet(state, told.of, value as CardId | null);
      return;
    case 'adviser':
      setCard(state, player.advisers, told.n, value as CardId | null, (card) => ({ ...lying(card), faceup: true }));
      return;
    case 'relic':
      setRelic(state, player, told.n, value as CardId | null);
      return;
    case 'caged':
      player.bank -= (value as number) - (state.cage[told.of] as number);
      state.cage[told.of] = value as number;
      return;
    default:
      setPrince(state, told as PrinceFact, value);
  }
}
type PrinceFact = Extract<OathFact, { readonly kind: 'ambition' | 'tactics' | 'token' | 'marker' }>;

/** The warbands of the board change colour with it. */
function setRole(state: State, seat: Seat, role: 'exile' | 'citizen'): void {
  const player = playerOf(state, seat);
  playerOf(state, boardColour(state, seat)).bank += player.warbands;
  player.role = role;
  const bank = playerOf(state, boardColour(state, seat));
  player.warbands = Math.min(player.warbands, bank.bank);
  bank.bank -= player.warbands;
}

/** A warband of the seat lies on the Vision that it shares. */
function setProphet(state: State, seat: Seat, vision: CardId | null): void {
  if (state.prophet) playerOf(state, state.prophet.seat).bank++;
  state.prophet = vision === null ? null : { seat, vision };
  if (state.prophet) playerOf(state, seat).bank--;
}

function setPrince(state: State, told: PrinceFact, value: Value): void {
  const prince = princeOf(state, told.of);
  switch (told.kind) {
    case 'ambition':
      state.shared -= (value as number) - prince.ambition;
      prince.ambition = value as number;
      return;
    case 'tactics':
      prince.tactics = value as number;
      return;
    case 'token':
      prince.token = value as NodeId;
      return;
    case 'marker': {
      const [column, row] = (value as string).split('-');
      for (const space of [prince.unaligned, ...prince.friends, ...prince.conspirators])
        if (space.includes(told.suit)) space.splice(space.indexOf(told.suit), 1);
      const space = row === undefined ? prince.unaligned : (prince[column as Column][Number(row) - 1] as Suit[]);
      space.push(told.suit);
    }
  }
}
