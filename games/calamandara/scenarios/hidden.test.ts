/** Section 8: what a traveller has once seen of another hand tells nothing about what is done with it in secret. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { learn } from '../rules/hands/hands.ts';
import { OPEN } from '../rules/state/state.ts';
import { type View, view } from '../rules/view.ts';
import { A, B, C, footprints, from, hold, reserved, type Scene, scene, stand, who } from './scene.ts';

/** What A sees after each of these secret picks is the same. */
function tellsNothing(build: () => Scene, run: (table: Scene, pick: string) => void, ...picks: string[]): void {
  const views = picks.map((pick): View => {
    const table = build();
    run(table, pick);
    return view(table.state, A);
  });
  for (const other of views) expect(other).toEqual(views[0]);
}

/** B holds two cards; A has seen the first of them. */
function seenInHand(): Scene {
  const table = scene();
  hold(table, B, 'the-oracle', 'guardian-of-maurna');
  learn(table.state, who(table, B).hand[0] as number, A);
  return table;
}

test('a card seen before and reserved looks like any other', () => {
  const run = (table: Scene, card: string) => {
    play(from(table, 'steps', B), `reserve:${card}`, 'done');
  };
  tellsNothing(seenInHand, run, 'the-oracle', 'guardian-of-maurna');
});

test('which of too many cards goes back to the deck is not told', () => {
  const build = () => {
    const table = scene();
    footprints(table, B, '(0,-2)');
    stand(table, B, '(0,-2)');
    hold(table, A, 'the-oracle', 'guardian-of-maurna', 'sealed-fields', 'monument-in-duadar');
    hold(table, C, 'the-well');
    return table;
  };
  const run = (table: Scene, card: string) => {
    play(from(table, 't0'), '2/use:the-well', '0/pass', `1/put-back:${card}`);
  };
  tellsNothing(build, run, 'the-oracle', 'sealed-fields');
});

test('which card Gavonian Mirror gives or brings is told to the two only', () => {
  const build = () => {
    const table = seenInHand();
    hold(table, C, 'gavonian-mirror', 'sealed-fields', 'monument-in-duadar');
    learn(table.state, who(table, C).hand[1] as number, A);
    return table;
  };
  const run = (table: Scene, secret: string) => {
    const [given = '', taken = ''] = secret.split('/');
    const picks = ['2/use:gavonian-mirror', 'count:1', '1/pass', `give:${given}`, taken];
    play(from(table, 't0'), '1/pass', ...picks);
  };
  tellsNothing(build, run, 'sealed-fields/pick=0', 'sealed-fields/pick=1', 'monument-in-duadar/pick=0');
  const table = build();
  run(table, 'sealed-fields/pick=0');
  expect(view(table.state, B).travellers[C]?.hand).toEqual(['the-oracle', null]);
  expect(view(table.state, C).travellers[B]?.hand).toEqual(['sealed-fields', null]);
});

test('which card is taken with Gavonian Mirror is told to the two only', () => {
  const build = () => {
    const table = seenInHand();
    hold(table, C, 'gavonian-mirror');
    return table;
  };
  const run = (table: Scene, pick: string) => {
    play(from(table, 't0'), '1/pass', '2/use:gavonian-mirror', '1/pass', pick);
  };
  tellsNothing(build, run, 'pick=0', 'pick=1');
});

test('a trade between their own hand and final reserve is not told', () => {
  const build = () => {
    const table = seenInHand();
    hold(table, B, 'gavonian-mirror');
    reserved(table, B, 'sealed-fields', 'monument-in-duadar');
    return table;
  };
  const run = (table: Scene, secret: string) => {
    const picks = ['1/use:gavonian-mirror', 'place:hand', 'count:1'];
    play(from(table, 't0'), ...picks, ...secret.split('/').map((card) => `give:${card}`));
  };
  tellsNothing(build, run, 'the-oracle/sealed-fields', 'guardian-of-maurna/monument-in-duadar');
});

test('when one of two equal cards is used, a player who had seen one is not sure of the other', () => {
  const table = scene();
  hold(table, B, 'sealed-fields', 'sealed-fields');
  learn(table.state, who(table, B).hand[1] as number, A);
  play(from(table, 't0'), '1/use:sealed-fields', '1/pass');
  expect(view(table.state, A).travellers[B]?.hand).toEqual([null]);
});

test('a card that lies open stays known wherever it goes', () => {
  const table = seenInHand();
  table.state.known[who(table, B).hand[0] as number] = OPEN;
  play(from(table, 'steps', B), 'reserve:the-oracle', 'done');
  expect(view(table.state, A).travellers[B]?.finalReserve).toEqual(['the-oracle']);
});
