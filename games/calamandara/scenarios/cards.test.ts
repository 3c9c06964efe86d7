import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { flaw } from '../rules/flaw.ts';
import {
  A,
  at,
  B,
  C,
  cell,
  D,
  footprints,
  from,
  hold,
  lay,
  name,
  names,
  piles,
  reserve,
  reserved,
  reveal,
  type Scene,
  scene,
  stand,
  symbolOn,
  tokenOf,
  walk,
  who,
} from './scene.ts';

describe('preventing', () => {
  /** A has inserted a footprint and burned one of B; window C2a is open. */
  function inserted(table: Scene) {
    footprints(table, B, 'W(3,1)');
    reserve(table, A, 'footprint', 'fire');
    const rule = from(table, 'phase2');
    play(rule, 'insert:footprint', at('S(3,1)'), 'insert:fire', at('W(3,1)'), 'withdraw');
    return rule;
  }

  test('CAL-S52 Delirium takes the whole insertion back', () => {
    const table = scene();
    hold(table, B, 'delirium-of-armio');
    const rule = inserted(table);
    const next = play(rule, '1/use:delirium-of-armio');
    expect(new Set(who(table, A).reserve)).toEqual(new Set(['footprint', 'fire']));
    expect([symbolOn(table, 'W(3,1)'), symbolOn(table, 'S(3,1)')]).toEqual(['footprint', undefined]);
    expect(next.ask).toBe('memories');
    expect(flaw(table.state)).toBeNull();
  });

  test('CAL-S53 the Guardian takes the acquisition back, until its window closes', () => {
    const acquired = () => {
      const table = scene();
      hold(table, B, 'guardian-of-maurna');
      reserve(table, A, 'wing', 'wing', 'wing');
      const before = structuredClone(who(table, A));
      const rule = from(table, 'phase1');
      play(rule, 'acquire');
      return { table, rule, before };
    };
    const undone = acquired();
    const next = play(undone.rule, '1/use:guardian-of-maurna');
    expect(who(undone.table, A)).toMatchObject({ depot: undone.before.depot, reserve: ['wing', 'wing', 'wing'] });
    expect(who(undone.table, A).symbolDeck).toEqual(undone.before.symbolDeck);
    expect(next).toMatchObject({ seat: A, ask: 'insert' });

    const late = acquired();
    expect(play(late.rule, '1/pass')).toMatchObject({ seat: B, ask: { window: 'c1b' }, ids: ['pass'] });
  });

  test('CAL-S54 Sealed Fields takes back the attack symbols only', () => {
    const table = scene();
    hold(table, A, 'dogmatic-entropy');
    hold(table, B, 'sealed-fields');
    reserve(table, A, 'footprint', 'mountain', 'cave');
    const rule = from(table, 'phase2');
    play(
      rule,
      'insert:footprint',
      at('S(2,1)'),
      'insert:mountain',
      at('W(3,2)'),
      'insert:cave',
      at('S(5,1)'),
      '1/use:sealed-fields',
      '0/pass',
    );
    expect([symbolOn(table, 'S(2,1)'), symbolOn(table, 'W(3,2)'), symbolOn(table, 'S(5,1)')]).toEqual([
      'footprint',
      undefined,
      'cave',
    ]);
    expect(who(table, A).reserve).toEqual(['mountain']);
    const after = play(rule, '0/pass');
    expect(after).toMatchObject({ seat: A, ask: 'walk', ids: [walk('S(2,1)'), 'stay'] });
  });

  test('CAL-S68 Helm prevents the insertion like Delirium and is neither taken nor copied', () => {
    const table = scene();
    hold(table, A, 'dissonant-echoes', 'dominion-of-ircai');
    hold(table, B, 'helm-of-solitude');
    const rule = inserted(table);
    const answer = play(rule, '1/use:helm-of-solitude');
    expect(answer).toMatchObject({ seat: A, ids: ['pass'] });
    play(rule, '0/pass');
    expect(new Set(who(table, A).reserve)).toEqual(new Set(['footprint', 'fire']));
    expect(symbolOn(table, 'W(3,1)')).toBe('footprint');
  });

  test('CAL-S70 a declared walk is declared again after any card', () => {
    const table = scene();
    footprints(table, A, '(0,-1)', '(0,0)');
    stand(table, A, '(0,-1)');
    hold(table, C, 'ruins-of-domodora');
    const rule = from(table, 'phase3');
    play(rule, walk('(0,0)'), '2/use:ruins-of-domodora');
    expect(symbolOn(table, '(0,0)')).toBeUndefined();
    expect(tokenOf(table, A)).toBe(name('(0,-1)'));
    expect(play(rule)).not.toMatchObject({ ask: 'walk' });
    expect(table.state.winner).toBeNull();
  });

  test('CAL-S71 Monument ends phase 3, unless a tower protects the token', () => {
    const declared = (tower: boolean) => {
      const table = scene();
      footprints(table, A, 'S(3,1-2)');
      if (tower) lay(table, 'tower', 'S(1,1)');
      stand(table, A, 'S(3,1)');
      hold(table, B, 'monument-in-duadar');
      const rule = from(table, 'phase3');
      play(rule, walk('S(3,2)'));
      return { table, rule };
    };
    const stopped = declared(false);
    expect(play(stopped.rule, '1/use:monument-in-duadar')).toMatchObject({ seat: A, ask: 'memories' });
    expect(tokenOf(stopped.table, A)).toBe(name('S(3,1)'));
    expect(play(declared(true).rule)).toMatchObject({ seat: B, ids: ['pass'] });
  });

  test('CAL-S73 a prevented turn lets ripe waterfalls expire and has no last window', () => {
    const table = scene();
    lay(table, 'waterfall', 'S(2,2)');
    hold(table, B, 'errancy-of-silence', 'the-oracle');
    const next = play(from(table, 't0'), '1/use:errancy-of-silence');
    expect(symbolOn(table, 'S(2,2)')).toBeUndefined();
    expect(who(table, A).depot.waterfall).toBe(3);
    expect(next).toMatchObject({ seat: B, ask: 'acquire' });
  });

  test('CAL-S79 the footprint that Breath gives waits until the window closes', () => {
    const table = scene();
    reserve(table, A, 'footprint');
    hold(table, A, 'breath-of-beings');
    hold(table, B, 'delirium-of-armio');
    hold(table, C, 'delirium-of-armio');
    const rule = from(table, 'phase2');
    play(
      rule,
      'insert:footprint',
      at('S(3,1)'),
      '1/use:delirium-of-armio',
      '2/pass',
      '0/use:breath-of-beings',
      'seat:2',
      '2/pass',
    );
    play(rule, '2/use:delirium-of-armio');
    expect(symbolOn(table, 'S(3,1)')).toBeUndefined();
    expect(who(table, A).reserve).toEqual(['footprint']);
    expect([who(table, A).depot.footprint, who(table, C).depot.footprint]).toEqual([7, 10]);
    expect(flaw(table.state)).toBeNull();
  });
});

describe('board and tokens', () => {
  test('CAL-S56 Relative Dimensions goes to the row of the other token or behind it and is never cancelled', () => {
    const options = (home: boolean) => {
      const table = scene();
      footprints(table, B, 'W(3,1-3)', 'W(1,4)');
      if (!home) stand(table, B, 'W(3,3)');
      hold(table, A, 'relative-dimensions');
      hold(table, C, 'helm-of-solitude', 'breath-of-beings');
      const rule = from(table, 't0');
      return { asked: play(rule, '2/pass', '0/use:relative-dimensions'), rule, table };
    };
    expect(new Set(options(false).asked.ids)).toEqual(new Set([at('W(3,1)'), at('W(3,2)')]));
    const { asked, rule, table } = options(true);
    expect(new Set(asked.ids)).toEqual(new Set([at('W(3,1)'), at('W(3,2)'), at('W(3,3)'), at('W(1,4)')]));
    expect(play(rule, at('W(1,4)'))).toMatchObject({ seat: C, ids: ['pass'] });
    play(rule, '2/pass');
    expect(who(table, A).token).toEqual({ cell: cell('W(1,4)'), invading: B });
  });

  test('CAL-S69 Laments can make another traveller win', () => {
    const table = scene();
    footprints(table, B, '(0,-1)', '(0,0)');
    stand(table, B, '(0,-1)');
    hold(table, A, 'laments-of-lucaresti');
    expect(play(from(table, 't0'), 'use:laments-of-lucaresti').result).toEqual({ winners: [B], reason: 'rift' });
  });

  test('CAL-S72 Laceration moves one symbol anywhere, two only inside one kind of zone', () => {
    const table = scene();
    lay(table, 'mountain', 'S(3,2)');
    footprints(table, A, '(1,1)');
    hold(table, B, 'obtuse-laceration');
    const rule = from(table, 't0');
    const modes = play(rule, '1/use:obtuse-laceration');
    expect(modes.ids).toEqual(['mode:anywhere', 'mode:final-zone', 'mode:initial-zones']);
    play(rule, 'mode:anywhere', at('S(3,2)'), at('(2,2)'));
    expect(symbolOn(table, '(2,2)')).toBe('mountain');

    const two = scene();
    lay(two, 'mountain', 'S(3,2)');
    footprints(two, A, '(1,1)');
    hold(two, B, 'obtuse-laceration');
    const next = play(from(two, 't0'), '1/use:obtuse-laceration', 'mode:initial-zones');
    expect(next).toMatchObject({ ask: { kind: 'relocate-where', symbol: 'mountain' } });
    expect(next.ids).not.toContain(at('(2,2)'));
    expect(next.ids).toContain(at('W(3,2)'));
  });
});

describe('symbols', () => {
  test('CAL-S61 Nomad Lands acquires from another card and depot', () => {
    const table = scene();
    reveal(table, B, 'star', 'footprint', 'mountain', 'tower');
    const card = who(table, B).symbolDeck.at(-1);
    hold(table, A, 'nomad-lands');
    play(from(table, 't0'), 'use:nomad-lands', 'seat:1', 'bottom:tower');
    expect(who(table, A).reserve).toEqual(['star', 'tower']);
    expect(who(table, B).depot).toMatchObject({ star: 1, tower: 3 });
    expect(who(table, B).symbolDiscard).toEqual([card]);
  });

  test('CAL-S62 Nightmare needs a free place', () => {
    const full = scene();
    reserve(full, A, 'wing', 'wing', 'tower', 'tower');
    reserve(full, B, 'fire', 'cave');
    hold(full, A, 'nightmare-of-abandonment');
    expect(play(from(full, 't0'))).toMatchObject({ seat: A, ids: ['insert:wing', 'insert:tower', 'done'] });

    const sizes = (...picks: string[]) => {
      const table = scene();
      reserve(table, A, 'wing', 'wing', 'tower');
      reserve(table, B, 'fire', 'cave');
      hold(table, A, 'nightmare-of-abandonment');
      play(from(table, 't0'), 'use:nightmare-of-abandonment', ...picks);
      return [who(table, A).reserve.length, who(table, B).reserve.length];
    };
    expect(sizes('mode:trade', 'symbol:wing', 'symbol:fire')).toEqual([4, 1]);
    expect(sizes('mode:take', 'symbol:cave')).toEqual([4, 1]);
  });

  test('CAL-S64 Plural Minds with a full reserve copies one symbol and inserts it', () => {
    const table = scene();
    reveal(table, B, 'fire', 'footprint', 'mountain', 'cave');
    reserve(table, A, 'wing', 'wing', 'tower', 'tower');
    lay(table, 'mountain', 'S(1,1)', C);
    hold(table, A, 'plural-minds');
    const rule = from(table, 'phase1', B);
    play(rule, 'acquire', 'bottom:cave', '0/pass');
    const which = play(rule, '0/use:plural-minds');
    expect(new Set(which.ids)).toEqual(new Set(['symbol:fire', 'symbol:cave']));
    play(rule, 'symbol:cave', at('S(2,2)'));
    expect(symbolOn(table, 'S(2,2)')).toBe('cave');
    expect(who(table, A)).toMatchObject({ depot: { cave: 2, fire: 6 }, reserve: ['wing', 'wing', 'tower', 'tower'] });
  });

  test('CAL-S65 Theory inserts from the depot and costs a symbol of the reserve', () => {
    const used = (reserved: boolean, ...more: string[]) => {
      const table = scene();
      lay(table, 'wing', 'S(1,1)', B);
      if (reserved) reserve(table, A, 'tower');
      hold(table, A, 'praximechanic-theory');
      hold(table, B, 'delirium-of-armio');
      play(from(table, 't0'), '1/pass', '0/use:praximechanic-theory', 'seat:0', at('S(4,2)'), ...more);
      return table;
    };
    const done = used(true, '1/pass');
    expect(symbolOn(done, 'S(4,2)')).toBe('wing');
    expect(who(done, A)).toMatchObject({ depot: { wing: 2, tower: 4 }, reserve: [] });
    const empty = used(false, '1/pass');
    expect(who(empty, A)).toMatchObject({ depot: { wing: 2 }, reserve: [] });
    const prevented = used(true, '1/use:delirium-of-armio');
    expect(symbolOn(prevented, 'S(4,2)')).toBeUndefined();
    expect(who(prevented, A)).toMatchObject({ depot: { wing: 2, tower: 3 }, reserve: ['tower', 'wing'] });
    expect(piles(prevented)).toEqual([['praximechanic-theory'], ['delirium-of-armio'], [], []]);
  });
});

describe('hands', () => {
  test('CAL-S59 the Well turns all hands, empty ones too, and the final zone keeps three', () => {
    const table = scene();
    footprints(table, A, '(0,-2)');
    stand(table, A, '(0,-2)');
    hold(table, A, 'sealed-fields', 'sealed-fields');
    hold(table, B, 'the-well', 'helm-of-solitude', 'helm-of-solitude', 'monument-in-duadar', 'monument-in-duadar');
    hold(table, D, 'guardian-of-maurna', 'guardian-of-maurna', 'the-oracle', 'fall-of-winds');
    const rule = from(table, 'c2b');
    play(rule, '1/use:the-well', '3/pass', '0/pass');
    expect(play(rule)).toMatchObject({ seat: A, ask: { kind: 'keep-three', left: 1 } });
    play(rule, 'put-back:fall-of-winds');
    expect(table.state.travellers.map(({ hand }) => hand.length)).toEqual([3, 2, 4, 0]);
    expect(names(who(table, A).memoryDeck.slice(-1))).toEqual(['fall-of-winds']);
    expect(names(who(table, C).hand)).toEqual([
      'helm-of-solitude',
      'helm-of-solitude',
      'monument-in-duadar',
      'monument-in-duadar',
    ]);
  });

  test('CAL-S78 Gavonian Mirror trades with their own final reserve, which is not an attack', () => {
    const table = scene();
    hold(table, A, 'gavonian-mirror', 'the-oracle');
    reserved(table, A, 'the-well', 'sealed-fields');
    hold(table, B, 'dissonant-echoes');
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:gavonian-mirror', 'place:hand', 'seat:0', 'count:2');
    expect(play(rule)).toMatchObject({ seat: B, ids: ['pass'] });
    play(rule, '1/pass', '0/give:the-oracle', '0/give:the-well', '0/give:sealed-fields');
    expect(names(who(table, A).hand)).toEqual(['the-well', 'sealed-fields']);
    expect(names(who(table, A).finalReserve)).toEqual(['the-oracle']);
    expect(flaw(table.state)).toBeNull();
  });
});

describe('the end', () => {
  test('CAL-S74 after the last round equal distances draw', () => {
    const table = scene(4, { maxRounds: 40 });
    footprints(table, A, '(0,-3)');
    footprints(table, B, 'W(3,4)');
    footprints(table, D, '(0,3)');
    stand(table, A, '(0,-3)');
    stand(table, B, 'W(3,4)');
    stand(table, D, '(0,3)');
    table.state.round = 40;
    table.state.lastProgress = 40;
    table.state.lastChoice = 40;
    expect(play(from(table, 'end', D)).result).toMatchObject({ winners: [A, D], reason: 'equally-near' });
  });

  test('CAL-S75 walking onto the rift wins at once', () => {
    const table = scene();
    footprints(table, A, '(0,-1)', '(0,0)');
    stand(table, A, '(0,-1)');
    hold(table, B, 'fall-of-winds');
    expect(play(from(table, 'phase3'), walk('(0,0)'), '1/pass').result).toEqual({ winners: [A], reason: 'rift' });
  });
});
