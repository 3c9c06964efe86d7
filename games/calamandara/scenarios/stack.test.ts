import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { flaw } from '../rules/flaw.ts';
import { drawable } from '../rules/hands/hands.ts';
import {
  A,
  at,
  B,
  C,
  cell,
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
  type Scene,
  scene,
  stand,
  symbolOn,
  tokenOf,
  who,
} from './scene.ts';

/** A turn in which nothing happens, but the holder of a waiting Errancy is asked at its beginning. */
const turnOf = (holder: number, seat: number) => [`${holder}/pass`, `${seat}/skip`, `${seat}/skip`];

describe('taking', () => {
  test('CAL-S46 when Echoes is cancelled the first attack goes on', () => {
    const table = scene();
    lay(table, 'wing', 'S(3,2)');
    reserve(table, A, 'mountain');
    reserve(table, B, 'fire');
    hold(table, A, 'dogmatic-entropy', 'breath-of-beings');
    hold(table, B, 'dissonant-echoes');
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:dogmatic-entropy', '0/seat:0', at('W(3,2)'));
    play(rule, '1/use:dissonant-echoes', '1/seat:1', '1/leave-it');
    play(rule, '0/use:breath-of-beings', '0/seat:2');
    expect(piles(table)).toEqual([['breath-of-beings', 'dogmatic-entropy'], ['dissonant-echoes'], [], []]);
    expect(who(table, B).reserve).toEqual(['fire']);
    expect([symbolOn(table, 'W(3,2)'), symbolOn(table, 'S(3,2)')]).toEqual(['mountain', 'wing']);
    expect([who(table, A).depot.footprint, who(table, C).depot.footprint]).toEqual([8, 10]);
    expect(flaw(table.state)).toBeNull();
  });

  test('CAL-S47 what was taken can be taken back, and only the last choice happens', () => {
    const table = scene();
    reserve(table, A, 'tower');
    reserve(table, B, 'wing', 'cave');
    hold(table, A, 'temple-of-calon', 'dissonant-echoes');
    hold(table, B, 'dissonant-echoes');
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:temple-of-calon', '0/symbol-of:1:wing', '0/done');
    play(rule, '1/use:dissonant-echoes', '1/symbol-of:0:tower', '1/done');
    play(rule, '0/use:dissonant-echoes', '0/symbol-of:1:cave', '0/done');
    expect([who(table, A).reserve, who(table, B).reserve]).toEqual([['tower'], ['wing']]);
    expect(who(table, A).depot.cave).toBe(4);
    expect(piles(table)).toEqual([['dissonant-echoes', 'temple-of-calon'], ['dissonant-echoes'], [], []]);
    expect(flaw(table.state)).toBeNull();
  });

  function takenErrancy(): { table: Scene; rule: ReturnType<typeof from> } {
    const table = scene();
    hold(table, A, 'errancy-of-silence');
    hold(table, B, 'dissonant-echoes');
    const rule = from(table, 't0', B);
    play(rule, '0/use:errancy-of-silence', '1/use:dissonant-echoes');
    expect(who(table, A).onReserve).toMatchObject([{ name: 'errancy-of-silence', by: B }]);
    expect(play(rule)).toMatchObject({ seat: B, ask: 'acquire' });
    play(rule, '1/skip', '1/skip', ...turnOf(B, C), ...turnOf(B, D));
    return { table, rule };
  }

  test('CAL-S48 a taken linked card waits on the final reserve of the player who used it', () => {
    const { table, rule } = takenErrancy();
    expect(play(rule, '1/use:errancy-of-silence:reserve:0')).toMatchObject({ seat: B, ask: 'acquire' });
    expect(names(who(table, A).discard)).toEqual(['errancy-of-silence']);

    const other = takenErrancy();
    hold(other.table, A, 'guardian-of-maurna');
    play(other.rule, '1/pass', '0/skip');
    expect(play(other.rule, '0/memories').ask).toBe('discard');
    play(other.rule, 'none', 'draw:0', '0/pass');
    expect(names(who(other.table, A).discard)).toEqual(['errancy-of-silence']);
    expect(flaw(other.table.state)).toBeNull();
  });

  test('CAL-S83 a taken linked card that is taken back waits on the final reserve of the first taker', () => {
    const table = scene();
    hold(table, A, 'errancy-of-silence', 'dissonant-echoes');
    hold(table, B, 'dissonant-echoes');
    const rule = from(table, 't0', B);
    play(rule, '0/use:errancy-of-silence', '1/use:dissonant-echoes', '0/use:dissonant-echoes');
    expect(who(table, B).onReserve).toMatchObject([{ name: 'errancy-of-silence', by: A }]);
    expect(piles(table)).toEqual([['dissonant-echoes'], ['dissonant-echoes'], [], []]);
    expect(play(rule, '0/pass')).toMatchObject({ seat: B, ask: 'acquire' });
    play(rule, '1/skip', '1/skip', ...turnOf(A, C), ...turnOf(A, D), '0/skip', '0/skip');
    expect(play(rule)).toMatchObject({ seat: A, ask: { kind: 'window', window: 't0', active: B } });
    expect(play(rule).ids).toContain('use:errancy-of-silence:reserve:1');
  });

  test('CAL-S60 taken Paintings turn counter-clockwise', () => {
    const table = scene();
    hold(table, A, 'submerged-paintings');
    hold(table, B, 'dissonant-echoes');
    const tops = table.state.travellers.map(({ symbolDeck }) => symbolDeck.at(-1));
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:submerged-paintings', '0/mode:top-cards', '1/use:dissonant-echoes', '1/mode:top-cards');
    const [a, b, c, d] = tops;
    expect(table.state.travellers.map(({ symbolDeck }) => symbolDeck.at(-1))).toEqual([b, c, d, a]);
  });
});

describe('copying', () => {
  test('CAL-S49 a copied linked card waits on their own memory deck and blocks it', () => {
    const table = scene();
    hold(table, A, 'fall-of-winds');
    hold(table, B, 'dominion-of-ircai');
    const rule = from(table, 'te');
    play(rule, '1/pass', '0/use:fall-of-winds', '1/use:dominion-of-ircai', '1/keep-it');
    expect(who(table, B).onDeck).toMatchObject([{ name: 'fall-of-winds' }]);
    expect(drawable(table.state, B)).toBe(0);
    play(rule, '1/pass');
    expect(play(rule)).toMatchObject({ seat: A, ask: 'acquire' });
    play(rule, '0/skip', '0/skip', '1/pass', '1/skip', '1/memories');
    expect(play(rule).ids).toEqual(['discard:fall-of-winds:true', 'none']);
    expect(play(rule, '1/none')).toMatchObject({ seat: B, ask: { kind: 'window', window: 'te' } });
    expect(play(rule, '1/use:fall-of-winds:deck')).toMatchObject({ seat: B, ask: 'acquire' });
    expect(names(who(table, B).discard)).toEqual(['dominion-of-ircai', 'fall-of-winds']);
    expect(flaw(table.state)).toBeNull();
  });

  test('CAL-S50 only the last card can be cancelled, and what lies below resolves without new answers', () => {
    const table = scene();
    hold(table, A, 'fall-of-winds');
    hold(table, B, 'dominion-of-ircai');
    hold(table, C, 'helm-of-solitude');
    const rule = from(table, 'te');
    play(rule, '1/pass', '2/pass', '0/use:fall-of-winds', '1/use:dominion-of-ircai', '1/keep-it');
    expect(play(rule)).toMatchObject({ seat: C, ask: { kind: 'respond', card: 'dominion-of-ircai' } });
    expect(play(rule).ids).toEqual(['use:helm-of-solitude', 'pass']);
    expect(play(rule, '2/pass')).toMatchObject({ ask: { kind: 'window', window: 'te' } });
    expect(table.state.pendingRepeats).toBe(1);
  });

  test('CAL-S51 Dominion on Dominion copies what that one carries', () => {
    const table = scene();
    for (const column of [1, 2, 3, 4]) lay(table, 'mountain', `S(${column},1)`);
    hold(table, A, 'ruins-of-domodora');
    hold(table, B, 'dominion-of-ircai');
    hold(table, C, 'dominion-of-ircai');
    const rule = from(table, 't0');
    play(rule, '1/pass', '2/pass', '0/use:ruins-of-domodora', at('S(1,1)'), 'done');
    play(rule, '1/use:dominion-of-ircai', at('S(2,1)'), 'done', '2/use:dominion-of-ircai', at('S(3,1)'), 'done');
    const destroyed = table.events.filter((event) => event.kind === 'destroyed');
    expect(destroyed.map(({ seat, cell: where }) => [seat, where])).toEqual([
      [C, name('S(3,1)')],
      [B, name('S(2,1)')],
      [A, name('S(1,1)')],
    ]);
    expect(piles(table)).toEqual([[], ['dominion-of-ircai'], ['dominion-of-ircai', 'ruins-of-domodora'], []]);
    expect(flaw(table.state)).toBeNull();
  });
});

describe('reviving', () => {
  test('CAL-S66 Q’Hoz uses the top card of another discard', () => {
    const table = scene();
    for (const column of [1, 2, 3]) lay(table, 'mountain', `S(${column},1)`);
    discarded(table, B, 'ruins-of-domodora');
    discarded(table, C, 'calamandara-qhoz');
    hold(table, A, 'calamandara-qhoz');
    const rule = from(table, 't0');
    play(rule, '0/use:calamandara-qhoz', at('S(1,1)'), at('S(2,1)'));
    expect([1, 2, 3].map((column) => symbolOn(table, `S(${column},1)`))).toEqual([undefined, undefined, 'mountain']);
    expect(piles(table)).toEqual([['calamandara-qhoz', 'ruins-of-domodora'], [], ['calamandara-qhoz'], []]);

    const cancelled = scene();
    lay(cancelled, 'mountain', 'S(1,1)');
    discarded(cancelled, B, 'ruins-of-domodora');
    hold(cancelled, A, 'calamandara-qhoz');
    hold(cancelled, D, 'helm-of-solitude');
    play(from(cancelled, 't0'), '3/pass', '0/use:calamandara-qhoz', '3/use:helm-of-solitude');
    expect(piles(cancelled)).toEqual([['calamandara-qhoz'], ['ruins-of-domodora'], [], ['helm-of-solitude']]);
  });

  test('CAL-S82 a card that is covered meanwhile is revived all the same', () => {
    const table = scene();
    lay(table, 'mountain', 'S(1,1)');
    discarded(table, B, 'ruins-of-domodora');
    hold(table, A, 'calamandara-qhoz');
    hold(table, B, 'helm-of-solitude');
    hold(table, C, 'helm-of-solitude');
    const rule = from(table, 't0');
    play(rule, '1/pass', '2/pass', '0/use:calamandara-qhoz', '1/use:helm-of-solitude', '2/use:helm-of-solitude');
    expect(piles(table)).toEqual([
      ['calamandara-qhoz', 'ruins-of-domodora'],
      ['helm-of-solitude'],
      ['helm-of-solitude'],
      [],
    ]);
    expect(symbolOn(table, 'S(1,1)')).toBeUndefined();
  });
});

describe('cancelling', () => {
  test('CAL-S58 cancelling Perception protects only the canceller', () => {
    const table = scene();
    for (const seat of [B, C, D]) reserved(table, seat, 'sealed-fields');
    hold(table, A, 'dionesian-perception');
    hold(table, B, 'breath-of-beings');
    hold(table, C, 'helm-of-solitude');
    const rule = from(table, 't0');
    play(
      rule,
      '1/pass',
      '2/pass',
      '0/use:dionesian-perception',
      'seat:1',
      'seat:2',
      'seat:3',
      '1/use:breath-of-beings',
      'seat:0',
      '2/pass',
    );
    expect(play(rule)).toMatchObject({ seat: C, ask: { kind: 'respond', effect: 'dionesian-perception' } });
    expect(play(rule).ids).toContain('use:helm-of-solitude');
    play(rule, '2/pass');
    const revealed = table.events.filter((event) => event.kind === 'revealed').map(({ seat }) => seat);
    expect(revealed).toEqual([C, D]);
  });

  test('CAL-S63 Temple cancelled by one fails for all', () => {
    const table = scene();
    reserve(table, B, 'wing');
    reserve(table, C, 'cave');
    hold(table, A, 'temple-of-calon');
    hold(table, C, 'helm-of-solitude');
    play(
      from(table, 't0'),
      '2/pass',
      '0/use:temple-of-calon',
      'symbol-of:1:wing',
      'symbol-of:2:cave',
      '2/use:helm-of-solitude',
    );
    expect([who(table, B).reserve, who(table, C).reserve]).toEqual([['wing'], ['cave']]);
  });

  test('CAL-S67 a cancelled Breath gives nothing and the card below is answered again', () => {
    const table = scene();
    lay(table, 'mountain', 'S(1,1)');
    hold(table, A, 'ruins-of-domodora', 'helm-of-solitude');
    hold(table, B, 'breath-of-beings', 'breath-of-beings');
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:ruins-of-domodora', '1/use:breath-of-beings', 'seat:2', '0/use:helm-of-solitude');
    expect(play(rule)).toMatchObject({ seat: B, ask: { kind: 'respond', card: 'helm-of-solitude' } });
    expect(play(rule).ids).toEqual(['pass']);
    expect(play(rule, '1/pass')).toMatchObject({ seat: B, ask: { kind: 'respond', card: 'ruins-of-domodora' } });
    play(rule, '1/pass');
    expect(symbolOn(table, 'S(1,1)')).toBeUndefined();
    expect(table.events.some(({ kind }) => kind === 'gave-footprint')).toBe(false);
    expect(names(who(table, B).discard)).toEqual(['breath-of-beings']);
  });

  test('CAL-S55 a card without a legal target returns to the hand, or is discarded from a full one', () => {
    const back = scene();
    reserve(back, B, 'footprint');
    hold(back, A, 'temple-of-calon');
    hold(back, B, 'dogmatic-entropy');
    play(from(back, 't0'), '1/pass', '0/use:temple-of-calon', '1/use:dogmatic-entropy', at('S(1,1)'));
    expect(names(who(back, A).hand)).toEqual(['temple-of-calon']);
    expect(names(who(back, B).discard)).toEqual(['dogmatic-entropy']);

    const table = scene();
    reserve(table, B, 'footprint');
    hold(table, A, 'temple-of-calon', 'the-oracle', 'the-oracle', 'the-oracle', 'mirage-of-sleep');
    hold(table, B, 'dogmatic-entropy');
    const rule = from(table, 't0');
    play(
      rule,
      '1/pass',
      '0/use:temple-of-calon',
      '1/use:dogmatic-entropy',
      at('S(1,1)'),
      '0/use:mirage-of-sleep',
      'seat:0',
      'draw:2',
    );
    expect(names(who(table, A).discard)).toEqual(['mirage-of-sleep', 'temple-of-calon']);
    expect(who(table, A).hand).toHaveLength(5);
  });
});

describe('opposing', () => {
  test('CAL-S85 Monument against Laments attacks its user, not the traveller who would be moved', () => {
    const table = scene();
    footprints(table, C, 'N(3,1-2)');
    stand(table, C, 'N(3,1)');
    hold(table, A, 'laments-of-lucaresti', 'dissonant-echoes');
    hold(table, C, 'dissonant-echoes');
    hold(table, D, 'monument-in-duadar');
    const rule = from(table, 't0');
    play(rule, '2/pass', '3/pass', '0/use:laments-of-lucaresti', '2/pass', '3/use:monument-in-duadar');
    expect(play(rule).seat).toBe(A);
    expect(play(rule).ids).toEqual(['use:dissonant-echoes', 'pass']);
    expect(play(rule, '0/pass')).toMatchObject({ seat: C, ids: ['pass'] });
    play(rule, '2/pass');
    expect(tokenOf(table, C)).toBe(name('N(3,1)'));
    expect(piles(table)).toEqual([['laments-of-lucaresti'], [], [], ['monument-in-duadar']]);
    expect(table.state.board[cell('N(3,2)')]).not.toBeNull();
  });
});
