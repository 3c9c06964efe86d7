/** What the scenarios of the rules do not reach: cards that fail, vanish, meet each other or serve somebody else. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { flaw } from '../rules/flaw.ts';
import { OPEN } from '../rules/state/state.ts';
import {
  A,
  at,
  B,
  C,
  D,
  discarded,
  footprints,
  from,
  hold,
  lay,
  name,
  names,
  piles,
  reserve,
  reserved,
  scene,
  stand,
  symbolOn,
  taken,
  who,
} from './scene.ts';

describe('CAL-6.5 Sealed Fields after phase 2', () => {
  test('a tower whose line is no longer free is not replayed, though another axis would be', () => {
    const table = scene();
    lay(table, 'tower', '(-1,0)', B, 'horizontal');
    lay(table, 'waterfall', '(2,0)');
    reserve(table, A, 'fire');
    hold(table, B, 'sealed-fields');
    const rule = from(table, 'phase2');
    play(rule, 'insert:fire', 'withdraw', `transform:${name('(2,0)')}`, 'become:tower', 'way:horizontal');
    play(rule, '1/use:sealed-fields');
    expect(symbolOn(table, '(-1,0)')).toBe('tower');
    expect(symbolOn(table, '(2,0)')).not.toBe('tower');
    expect(flaw(table.state)).toBeNull();
  });
});

describe('CAL-5.19.6 helping others', () => {
  test('Fall of Winds of another is accepted or declined by the traveller whose turn has ended', () => {
    const ended = (answer: string) => {
      const table = scene();
      hold(table, B, 'fall-of-winds');
      const rule = from(table, 'te');
      expect(play(rule, '1/use:fall-of-winds')).toMatchObject({ seat: A, ask: { kind: 'accept-help', from: B } });
      play(rule, `0/${answer}`);
      expect(names(who(table, B).discard)).toEqual(['fall-of-winds']);
      return play(rule).seat;
    };
    expect(ended('accept')).toBe(A);
    expect(ended('decline')).toBe(B);
  });

  test('the active traveller plays Fall of Winds without being asked for whom', () => {
    const table = scene();
    hold(table, A, 'fall-of-winds');
    expect(play(from(table, 'te'), '0/use:fall-of-winds')).toMatchObject({ seat: A, ask: 'acquire' });
  });

  test('Echoes spent on a helper who declines leaves the attack alone', () => {
    const table = scene();
    lay(table, 'mountain', 'S(1,1)');
    hold(table, A, 'praximechanic-theory');
    hold(table, B, 'dissonant-echoes');
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:praximechanic-theory', 'seat:0', at('W(3,2)'));
    play(rule, '1/use:dissonant-echoes', 'seat:2', '2/decline');
    expect(symbolOn(table, 'W(3,2)')).toBe('mountain');
    expect(piles(table)).toEqual([['praximechanic-theory'], ['dissonant-echoes'], [], []]);
  });

  test('Mirage for another is drawn by that one and lies on the discard pile of the player who played it', () => {
    const table = scene();
    hold(table, A, 'mirage-of-sleep');
    const rule = from(table, 't0');
    play(rule, '0/use:mirage-of-sleep', 'seat:2', '2/accept', '2/draw:5');
    expect(who(table, C).hand).toHaveLength(5);
    expect(piles(table)).toEqual([['mirage-of-sleep'], [], [], []]);
  });
});

describe('CAL-5.19.5 conditions are checked again at the resolution', () => {
  test('Theory returns when no symbol of its kind is left on the board', () => {
    const table = scene();
    lay(table, 'wing', 'S(1,1)', B);
    hold(table, A, 'praximechanic-theory');
    hold(table, B, 'ruins-of-domodora');
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:praximechanic-theory', 'seat:0', at('S(4,2)'), '1/use:ruins-of-domodora');
    expect(symbolOn(table, 'S(4,2)')).toBeUndefined();
    expect(names(who(table, A).hand)).toEqual(['praximechanic-theory']);
    expect(flaw(table.state)).toBeNull();
  });

  test('Gavonian Mirror that was to trade returns when no other card is in hand any more', () => {
    const table = scene();
    hold(table, A, 'gavonian-mirror', 'the-oracle');
    reserved(table, A, 'guardian-of-maurna');
    hold(table, B, 'dogmatic-shadow', 'sealed-fields');
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:gavonian-mirror', 'place:reserve', 'seat:1', 'count:1');
    play(rule, '1/use:dogmatic-shadow', 'seat:0', 'place:hand', '0/pass');
    expect(names(who(table, A).hand)).toEqual(['gavonian-mirror']);
    expect(names(who(table, B).hand)).toEqual(['sealed-fields']);
  });

  test('Gavonian Mirror that was to take returns when cards have come into the hand', () => {
    const table = scene();
    hold(table, A, 'gavonian-mirror');
    hold(table, B, 'the-well', 'sealed-fields');
    hold(table, D, 'the-oracle');
    const rule = from(table, 't0');
    play(rule, '1/pass', '3/pass', '0/use:gavonian-mirror', 'seat:1', '1/use:the-well', '3/pass');
    expect(names(who(table, A).hand)).toEqual(['the-oracle', 'gavonian-mirror']);
  });

  test('a revealed card that returns to the hand is still revealed', () => {
    const table = scene();
    footprints(table, A, '(0,-2)');
    stand(table, A, '(0,-2)');
    reserve(table, B, 'footprint');
    hold(table, A, 'temple-of-calon');
    hold(table, B, 'dogmatic-entropy');
    const [temple] = who(table, A).hand as [number];
    table.state.known[temple] = OPEN;
    play(from(table, 'c2b'), '1/pass', '0/use:temple-of-calon', '1/use:dogmatic-entropy', at('S(1,1)'));
    expect(who(table, A).hand).toEqual([temple]);
    expect((table.state.known[temple] as number) & OPEN).toBe(OPEN);
  });
});

describe('CAL-6.24 where cards go', () => {
  test('a revived card that is taken goes to the discard of the taker, on top of Echoes', () => {
    const table = scene();
    reserve(table, A, 'tower');
    reserve(table, B, 'wing');
    discarded(table, C, 'temple-of-calon');
    hold(table, A, 'calamandara-qhoz');
    hold(table, B, 'dissonant-echoes');
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:calamandara-qhoz', 'symbol-of:1:wing', 'done');
    play(rule, '1/use:dissonant-echoes', 'symbol-of:0:tower', 'done');
    expect([who(table, A).reserve, who(table, B).reserve]).toEqual([[], ['wing']]);
    expect(piles(table)).toEqual([['calamandara-qhoz'], ['dissonant-echoes', 'temple-of-calon'], [], []]);
    expect(flaw(table.state)).toBeNull();
  });

  test('a revived linked card that is taken waits, and leaves the discard it came from', () => {
    const table = scene();
    discarded(table, C, 'errancy-of-silence');
    hold(table, A, 'calamandara-qhoz');
    hold(table, B, 'dissonant-echoes');
    const rule = from(table, 't0', B);
    play(rule, '0/use:calamandara-qhoz', 'use-now', '1/use:dissonant-echoes');
    expect(who(table, A).onReserve).toMatchObject([{ name: 'errancy-of-silence', by: B }]);
    expect(piles(table)).toEqual([['calamandara-qhoz'], ['dissonant-echoes'], [], []]);
    expect(flaw(table.state)).toBeNull();
  });
});

describe('CAL-6.24 a revived card that is taken, and copied from the one who took it', () => {
  test('is the taker’s; the copy is virtual, and Q’Hoz itself goes to the discard of its user', () => {
    const table = scene();
    discarded(table, D, 'errancy-of-silence');
    hold(table, A, 'calamandara-qhoz');
    hold(table, B, 'dissonant-echoes');
    hold(table, C, 'dominion-of-ircai');
    const rule = from(table, 't0', B);
    play(rule, '2/pass', '0/use:calamandara-qhoz', 'use-now', '1/use:dissonant-echoes', '2/use:dominion-of-ircai');
    play(rule, 'keep-it');
    expect(who(table, C).onDeck).toMatchObject([{ name: 'errancy-of-silence', card: null }]);
    expect(who(table, A).onReserve).toMatchObject([{ name: 'errancy-of-silence', by: B }]);
    expect(names(who(table, A).onReserve.map(({ card }) => card as number))).toEqual(['errancy-of-silence']);
    expect(piles(table)).toEqual([['calamandara-qhoz'], ['dissonant-echoes'], ['dominion-of-ircai'], []]);
    expect(flaw(table.state)).toBeNull();
  });

  test('a waiting card whose name is not its copy’s is a flaw', () => {
    const table = scene();
    taken(table, A, B, 'errancy-of-silence');
    expect(flaw(table.state)).toBeNull();
    Object.assign(who(table, A).onReserve[0] as object, { name: 'sealed-fields' });
    expect(flaw(table.state)).toBe('errancy-of-silence waits as sealed-fields');
  });
});

describe('CAL-5.20.11, 5.20.14, 6.7 what lasts this turn', () => {
  test('ends with the turn in whose last window it was made', () => {
    const table = scene();
    hold(table, A, 'mirage-of-sleep');
    hold(table, B, 'the-oracle', 'sealed-fields');
    const rule = from(table, 'te');
    play(rule, '1/pass', '0/use:mirage-of-sleep', 'seat:0', '1/use:the-oracle');
    expect(who(table, A).silenced).toBe(true);
    play(rule, '1/pass');
    expect(table.state).toMatchObject({ active: B });
    expect(who(table, A).silenced).toBe(false);
  });

  test('does not last into a repeated turn either', () => {
    const table = scene();
    table.state.pendingRepeats = 1;
    who(table, A).sealed = true;
    play(from(table, 'end'));
    expect(table.state).toMatchObject({ active: A, repeated: true });
    expect(who(table, A).sealed).toBe(false);
  });
});

describe('CAL-6.21 a copied linked card', () => {
  test('is used now or kept, also when it was copied from a copy that is kept', () => {
    const table = scene();
    hold(table, A, 'errancy-of-silence');
    hold(table, B, 'dominion-of-ircai');
    hold(table, C, 'dominion-of-ircai');
    const rule = from(table, 't0', D);
    play(rule, '0/use:errancy-of-silence', '1/use:dominion-of-ircai', '1/keep-it');
    expect(play(rule, '2/use:dominion-of-ircai').ids).toEqual(['use-now', 'keep-it']);
    play(rule, '2/use-now');
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'turn-prevented', seat: D, by: C }));
    expect(names(who(table, A).hand)).toEqual([]);
    expect(flaw(table.state)).toBeNull();
  });
});

describe('CAL-5.16.5 a blocked final reserve', () => {
  test('joins the hand when the block ends, and three cards are kept', () => {
    const table = scene();
    footprints(table, A, '(0,-2)');
    stand(table, A, '(0,-2)');
    reserved(table, A, 'ruins-of-domodora', 'the-oracle', 'sealed-fields');
    hold(table, A, 'monument-in-duadar', 'guardian-of-maurna', 'the-well');
    taken(table, A, B, 'errancy-of-silence');
    const rule = from(table, 'cleanup');
    expect(play(rule)).toMatchObject({ seat: A, ask: { kind: 'keep-three', left: 3 } });
    expect(flaw(table.state)).toBeNull();
    play(rule, 'put-back:the-oracle', 'put-back:the-well', 'put-back:sealed-fields');
    expect(names(who(table, A).hand)).toEqual(['monument-in-duadar', 'guardian-of-maurna', 'ruins-of-domodora']);
  });

  test('takes the hand of a player who leaves the final zone, and three cards are kept', () => {
    const table = scene();
    footprints(table, A, 'S(3,4-5)');
    stand(table, A, 'S(3,5)');
    reserved(table, A, 'ruins-of-domodora', 'the-oracle');
    hold(table, A, 'monument-in-duadar', 'guardian-of-maurna');
    taken(table, A, B, 'errancy-of-silence');
    const rule = from(table, 'phase3');
    const asked = play(rule, `walk:${name('S(3,4)')}`, '0/pass');
    expect(asked).toMatchObject({ seat: A, ask: { kind: 'keep-three', left: 1 } });
    expect(flaw(table.state)).toBeNull();
    expect(play(rule, 'put-back:the-oracle').ids).toHaveLength(6);
  });

  test('is taken up as soon as the card on it was used, also in a prevention window', () => {
    const table = scene();
    footprints(table, A, '(0,-2)');
    stand(table, A, '(0,-2)');
    reserved(table, A, 'ruins-of-domodora');
    hold(table, C, 'the-oracle');
    taken(table, A, B, 'guardian-of-maurna');
    reserve(table, A, 'wing', 'wing', 'wing');
    const rule = from(table, 'phase1');
    play(rule, 'acquire', '1/use:guardian-of-maurna:reserve:0', '2/pass');
    expect(play(rule)).toMatchObject({ seat: C, ask: { kind: 'window', window: 'c1b' } });
    expect(names(who(table, A).hand)).toEqual(['ruins-of-domodora']);
  });
});
