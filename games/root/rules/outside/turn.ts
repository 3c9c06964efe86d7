/**
 * A person's turn on the real table. What people do among themselves is told as facts; what they do to an automaton is a move, so that its own
 * rules answer it. The turn ends in one of two ways: everything was told, or what the automata need will be asked.
 */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { asBelieved } from '@tavola/kernel/rules/real.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import type { Card } from '../../data/cards.ts';
import { clearings } from '../../data/maps.ts';
import { services } from '../../data/riverfolk.ts';
import { canAttack, fight } from '../battle/battle.ts';
import { buildingsAndTokens, type StandingPiece } from '../battle/hits.ts';
import type { Effect, Moved } from '../contract/faction.ts';
import { factionAt, factionOf } from '../contract/registry.ts';
import { canBuy, handOver, payFor } from '../factions/riverfolk/services.ts';
import { faceOf } from '../hands/stand-ins.ts';
import { score, settleVictory } from '../score/score.ts';
import { choose } from '../state/choose.ts';
import type { Loss } from '../state/removal.ts';
import { otherSeats, playerOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import type { Move } from '../vocabulary/moves.ts';
import type { OutsideMove } from '../vocabulary/outside.ts';
import { warriorsAt } from '../woodland/pieces.ts';
import { remove, warriors } from '../woodland/removal.ts';
import { changedBy } from './facts.ts';

export function* turnOutside(table: Root, seat: Seat): Rules {
  const listed = () => asBelieved(() => movesOf(table, seat));
  for (;;) {
    const move = yield* choose<Move>(seat, { kind: 'outside.turn', seat }, listed, OUTSIDE);
    if (move.kind === 'outside.told' || move.kind === 'outside.ask-me') {
      settleVictory(table);
      if (move.kind === 'outside.ask-me') table.doubt(changedBy(table.state, seat, table.options));
      return;
    }
    yield* answer(table, seat, move as OutsideMove);
    yield* pause(table);
  }
}
const OUTSIDE = { outside: true };

function* answer(table: Root, seat: Seat, move: OutsideMove): Rules {
  switch (move.kind) {
    case 'outside.attack':
      return yield* fight(table, seat, move.of, move.clearing);
    case 'outside.instigate':
      return yield* fight(table, move.of, move.against, move.clearing, seat);
    case 'outside.remove':
      return yield* remove(table, [{ ...lossOf(table.state, move), by: seat }]);
    case 'outside.enter':
      for (const effect of answersTo(table, seat, move.clearing)) yield* effect.run();
      return;
    case 'outside.buy':
      return yield* payFor(table, move.of, seat, move.service);
    case 'outside.buy-card':
      return yield* buyCard(table, move.of, seat, move.face);
    case 'outside.give':
      score(table, move.of, 1, 'given-card', 'ROOT-16.2');
      return;
  }
}

function movesOf(table: Root, seat: Seat): readonly Move[] {
  const { state } = table;
  const automata = otherSeats(state, seat).filter((other) => playerOf(state, other).automaton);
  return [
    { kind: 'outside.told' },
    { kind: 'outside.ask-me' },
    ...clearings.flatMap((clearing): readonly Move[] => [
      ...automata.flatMap((of): Move[] =>
        canAttack(state, seat, of, clearing) ? [{ kind: 'outside.attack', clearing, of }] : [],
      ),
      ...automata.flatMap((of): Move[] =>
        piecesOf(state, of, clearing).map(({ piece }) => ({ kind: 'outside.remove', clearing, of, piece })),
      ),
      ...(answersTo(table, seat, clearing).length > 0 ? [{ kind: 'outside.enter', clearing } as const] : []),
    ]),
    ...(factionAt(state, seat).assistant?.moves?.(state, seat) ?? []),
    ...automata.flatMap((of) => purchases(state, seat, of)),
    ...automata.map((of) => ({ kind: 'outside.give', of }) as const),
  ];
}

/** AUT-9.2.3: what the Robots sell to this person now. Cards that look alike are one. */
function purchases(state: State, seat: Seat, of: Seat): readonly Move[] {
  const shop = factionAt(state, of).services?.shop;
  if (!shop) return [];
  return services
    .filter((service) => canBuy(state, of, seat, service))
    .flatMap((service): readonly Move[] => {
      if (service !== 'hand-card') return [{ kind: 'outside.buy', of, service }];
      const onSale = new Set(shop.cards(state, of).map(faceOf));
      return [...onSale].map((face) => ({ kind: 'outside.buy-card', of, face }));
    });
}

/** The card goes to a hand that nobody sees: from now on it may be anywhere. */
function* buyCard(table: Root, of: Seat, seat: Seat, face: string): Rules {
  const { state } = table;
  const card = factionAt(state, of)
    .services?.shop?.cards(state, of)
    .find((one) => faceOf(one) === face) as Card;
  yield* payFor(table, of, seat, 'hand-card');
  handOver(table, of, seat, card);
  state.hidden.deck.push(card);
}

function piecesOf(state: State, of: Seat, clearing: number): readonly StandingPiece[] {
  const fighters = warriorsAt(playerOf(state, of), clearing) > 0;
  const standing = buildingsAndTokens(state, of, clearing);
  return fighters ? [{ piece: 'warrior', loss: warriors(of, clearing, 1) }, ...standing] : standing;
}

function lossOf(state: State, { of, clearing, piece }: Extract<OutsideMove, { piece: string }>): Loss {
  const { loss } = piecesOf(state, of, clearing).find((one) => one.piece === piece) as StandingPiece;
  return { ...loss, count: 1 };
}

/** What automata do when this person's warriors come there (AUT-6.2.3). */
function answersTo(table: Root, seat: Seat, clearing: number): readonly Effect[] {
  const moved: Moved = { seat, from: clearing, to: clearing, warriors: 1, ferry: false };
  return table.state.open.players.flatMap((player, self) => {
    const effect = player.automaton ? factionOf(player).move?.after?.(table, self, moved) : null;
    return effect ? [effect] : [];
  });
}
