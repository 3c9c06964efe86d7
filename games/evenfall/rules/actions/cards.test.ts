/** Every card of the data runs through every way in which it can be used: Ritual, field, Specialist, Council Member, discard. */

import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { describe, expect, test } from 'vitest';
import { fieldOf, people, places, rituals } from '../../data/cards.ts';
import { A, B, type Evening, evening, hire, hold, lay, player, reveal, send } from '../../scenarios/evening.ts';
import { conflictIn } from '../conflict.ts';
import { discover, discoverMoves } from '../effects/discover.ts';
import { turnMoves, turnSpecialist } from '../effects/specialists.ts';
import { flaw } from '../flaw.ts';
import { roundEndEffects, startNextRound } from '../round-end.ts';
import { sheetOf } from '../scoring/scoring.ts';
import { regionState } from '../state/state.ts';
import { playCouncil, playRitual, playSpecialist } from './cards.ts';
import { activate } from './fields.ts';
import { activateToken } from './token.ts';

/** Runs a rule with random picks to its end; nothing may break on the way. */
function run<T>(table: Evening, rule: Rules<T>, seed: number): T {
  const rng = seededRng(seed);
  const chance = seededChance(seed);
  let step = rule.next(0 as never);
  for (let n = 0; !step.done; n++) {
    const request = step.value;
    if (request.type === 'chance') step = rule.next(chance.answer(request, n) as number);
    else if (request.type === 'together')
      step = rule.next(request.questions.map((one) => rng.below(one.options.length)));
    else step = rule.next(rng.below(request.options.filter(({ kind }) => kind !== 'back').length));
  }
  expect(flaw(table.state)).toBeNull();
  return step.value;
}

function rich(): Evening {
  const table = evening();
  for (const seat of [A, B]) Object.assign(player(table, seat), { herb: 9, elixir: 9, knowledge: 9, mana: 9 });
  lay(table, A, 'outer', 'cave-2', { ritual: 'twin-scythes', figures: ['witch'] });
  lay(table, A, 'inner', 'cave-3', { ritual: 'candlestick-of-transmutation', figures: ['elder'] });
  lay(table, A, 'outer', 'herb-garden-2');
  lay(table, B, 'outer', 'herb-garden-3');
  hire(table, B, 'nadira');
  send(table, A, 'northern-lakes', { elders: 1 });
  send(table, B, 'northern-lakes', { witches: 1 });
  return table;
}

/** Everything that a permanent ability may react to. */
function livingThrough(table: Evening, seed: number): void {
  run(table, activateToken(table, A), seed);
  run(table, activateToken(table, B), seed);
  const [move] = discoverMoves(table.state, A);
  if (move?.kind === 'discover') run(table, discover(table, A, move.region, move.place), seed);
  run(table, conflictIn(table, regionState(table.state, 'northern-lakes')), seed);
  run(table, roundEndEffects(table), seed);
  expect(sheetOf(table.state, A).total).toBeGreaterThanOrEqual(player(table, A).vp);
  run(table, startNextRound(table), seed);
}

describe.each(rituals.map(({ id }) => id))('%s', (card) => {
  test('as a Ritual, and its field', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const table = rich();
      hold(table, A, card);
      expect(run(table, playRitual(table, A, card), seed)).toBe(true);
      expect(player(table, A).hand.filter((one) => one === card)).toHaveLength(0);
      const spot = [...player(table, A).outer, ...player(table, A).inner].find(({ ritual }) => ritual === card);
      if (spot && fieldOf(card))
        run(table, activate(table, A, { kind: 'field', at: spot.place, figure: 'witch' }), seed);
      livingThrough(table, seed);
    }
  });
});

describe.each(people.map(({ id }) => id))('%s', (card) => {
  test('as a Specialist, turned where it can be', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const table = rich();
      hold(table, A, card, 'phoenix');
      run(table, playSpecialist(table, A, card), seed);
      expect(player(table, A).specialists.map((one) => one.card)).toEqual([card]);
      for (const move of turnMoves(table.state, A))
        if (move.what === 'turn') run(table, turnSpecialist(table, A, move.card), seed);
      livingThrough(table, seed);
    }
  });

  test('in the Council', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const table = rich();
      hold(table, A, card);
      run(table, playCouncil(table, A, card), seed);
      expect(player(table, A).council).toEqual([card]);
      livingThrough(table, seed);
    }
  });
});

test('every Place can be discovered, explored and bound', () => {
  for (const { id } of places.filter(
    (place) => !['cave-2', 'cave-3', 'herb-garden-2', 'herb-garden-3'].includes(place.id),
  )) {
    const table = rich();
    reveal(table, 'central-mountains', id);
    run(table, discover(table, A, 'central-mountains', id), 1);
    run(table, activateToken(table, A), 1);
    hold(table, A, 'phoenix');
    expect(run(table, playRitual(table, A, 'phoenix'), 1)).toBe(true);
  }
});
