/** Clauses and options that no scenario of the rules names, one test each. */
import { takeRefused, watching } from '@tavola/kernel/watching.ts';
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { flaw } from '../redeal.ts';
import { view } from '../view.ts';
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
  insertable,
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
  taken,
  tokenOf,
  walk,
  who,
} from './scene.ts';

const tops = (table: Scene) => table.state.travellers.map(({ symbolDeck }) => symbolDeck.at(-1));

describe('deck modes', () => {
  test('CAL-4.4 in sequence each traveller orders both decks, and the first named lies on top', () => {
    const table = scene(2);
    table.state.step = 'sequence';
    table.state.mode = 'sequence';
    table.state.seen.fill(0);
    const [bottom] = who(table, A).symbolDeck as [number];
    const last = names(who(table, A).memoryDeck)[0] as string;
    const rule = from(table, 'sequence');
    expect(play(rule).ids).toHaveLength(19);
    play(rule, `next-symbol-card:${bottom}`, 'keep-rest', `next-card:${last}`, 'keep-rest');
    expect(who(table, A).symbolDeck.at(-1)).toBe(bottom);
    expect(names(who(table, A).memoryDeck).at(-1)).toBe(last);
    expect(view(table.state, B).travellers[A]?.symbolCard).toBeNull();
    play(rule, '1/keep-rest', '1/keep-rest');
    expect(names(who(table, A).hand)).toContain(last);
    expect(view(table.state, B).travellers[A]?.symbolCard).not.toBeNull();
    expect(flaw(table.state)).toBeNull();
  });
});

describe('options', () => {
  test('CAL-5.5.4 with ownRowFire the owner burns in the own protected row, nobody else does', () => {
    const table = scene(4, { ownRowFire: true });
    lay(table, 'tower', 'S(2,3)');
    lay(table, 'wing', 'S(5,3)');
    expect(insertable(table, A, 'fire')).toEqual([name('S(2,3)'), name('S(5,3)')]);
    expect(insertable(table, B, 'fire')).toEqual([name('S(2,3)')]);
  });

  test('CAL-5.20.24 the symbols that Temple removes go to the user, or by option to their owner', () => {
    for (const templeTo of ['user', 'owner'] as const) {
      const table = scene(4, { templeTo });
      reserve(table, B, 'wing', 'wing');
      hold(table, A, 'temple-of-calon');
      play(from(table, 't0'), 'use:temple-of-calon', 'symbol-of:1:wing');
      expect([who(table, A).depot.wing, who(table, B).depot.wing]).toEqual(templeTo === 'user' ? [5, 1] : [3, 3]);
      expect(who(table, B).reserve).toEqual([]);
    }
  });

  test('CAL-7.6 the game is a draw after so many whole rounds without progress', () => {
    const table = scene(2, { noProgressRounds: 3 });
    table.state.round = 5;
    table.state.lastChoice = 5;
    table.state.lastProgress = 3;
    const rule = from(table, 'end', B);
    expect(play(rule).ask).toBe('acquire');
    table.state.lastProgress = 2;
    table.state.round = 5;
    expect(play(from(table, 'end', B)).result).toEqual({ winners: [A, B], reason: 'no-progress' });
  });

  test('CAL-7.7 a round in which nobody had a choice is the last one', () => {
    const table = scene(2);
    for (const seat of [A, B]) {
      reserve(table, seat, 'fire', 'fire', 'fire', 'fire');
      who(table, seat).memoryDeck.length = 0;
    }
    expect(play(from(table, 't0')).result).toEqual({ winners: [A, B], reason: 'stuck' });
  });
});

describe('cards in answer to cards', () => {
  test('CAL-5.20.14 the Oracle takes the Mirage it answers and every later draw of the turn', () => {
    const table = scene();
    hold(table, A, 'mirage-of-sleep', 'mirage-of-sleep');
    hold(table, B, 'the-oracle');
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:mirage-of-sleep', 'seat:0', '1/use:the-oracle', '0/pass');
    expect(who(table, A)).toMatchObject({ silenced: true });
    expect(who(table, A).hand).toHaveLength(1);
    expect(play(rule).ids).toEqual(['use:mirage-of-sleep', 'pass']);
    expect(play(rule, 'use:mirage-of-sleep').ids).toEqual(['seat:1', 'seat:2', 'seat:3']);
    expect(piles(table)).toEqual([['mirage-of-sleep'], ['the-oracle'], [], []]);
  });

  test('CAL-5.20.14 in phase 4 only the discard is left', () => {
    const table = scene();
    hold(table, A, 'sealed-fields');
    hold(table, B, 'the-oracle');
    const rule = from(table, 'phase4');
    play(rule, 'memories', '1/use:the-oracle', '0/pass', '0/pass');
    expect(play(rule)).toMatchObject({ seat: A, ask: 'discard' });
    expect(play(rule, 'none')).toMatchObject({ ask: { kind: 'window', window: 'te' } });
    expect(who(table, A).silenced).toBe(false);
  });

  test('CAL-6.13 the Guardian against Nomad Lands: both are discarded and nothing is acquired', () => {
    const table = scene();
    hold(table, A, 'nomad-lands');
    hold(table, B, 'guardian-of-maurna');
    const before = tops(table);
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:nomad-lands', 'seat:2');
    play(rule, play(rule).ids[0] as string, '1/use:guardian-of-maurna');
    expect(who(table, A).reserve).toEqual([]);
    expect(tops(table)).toEqual(before);
    expect(piles(table)).toEqual([['nomad-lands'], ['guardian-of-maurna'], [], []]);
  });

  test('CAL-5.20.16 Plural Minds copies what Nomad Lands names, before it is acquired', () => {
    const table = scene();
    reveal(table, C, 'fire', 'footprint', 'mountain', 'cave');
    hold(table, A, 'nomad-lands');
    hold(table, B, 'plural-minds');
    lay(table, 'wing', 'S(1,1)');
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:nomad-lands', 'seat:2', 'bottom:cave');
    play(rule, '1/use:plural-minds', 'symbol:cave', at('W(3,3)'));
    expect(symbolOn(table, 'W(3,3)')).toBe('cave');
    expect([who(table, A).reserve, who(table, B).reserve]).toEqual([['fire', 'cave'], ['fire']]);
    expect(who(table, B).depot).toMatchObject({ fire: 5, cave: 2 });
  });

  test('CAL-6.13 Sealed Fields strips the attack symbols of Entropy, which stay in the reserve', () => {
    const table = scene();
    reserve(table, A, 'mountain', 'footprint');
    hold(table, A, 'dogmatic-entropy');
    hold(table, B, 'sealed-fields');
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:dogmatic-entropy', 'insert:mountain', at('W(1,1)'));
    play(rule, 'insert:footprint', at('S(1,1)'), '1/use:sealed-fields');
    expect([symbolOn(table, 'W(1,1)'), symbolOn(table, 'S(1,1)')]).toEqual([undefined, 'footprint']);
    expect(who(table, A).reserve).toEqual(['mountain']);
    expect(play(rule, 'skip').ask).toBe('walk');
  });

  test('CAL-6.14 Helm prevents Entropy or cancels it, as its user likes', () => {
    for (const mode of ['cancel', 'prevent']) {
      const table = scene();
      reserve(table, A, 'footprint');
      hold(table, A, 'dogmatic-entropy');
      hold(table, B, 'helm-of-solitude');
      const rule = from(table, 't0');
      play(rule, '1/pass', '0/use:dogmatic-entropy', at('S(1,1)'), '1/use:helm-of-solitude', `mode:${mode}`);
      expect(who(table, A).reserve).toEqual(['footprint']);
      expect(piles(table).flat().sort()).toEqual(['dogmatic-entropy', 'helm-of-solitude']);
    }
  });

  test('CAL-6.16 Dominion on Breath cancels that Breath, and the card below goes on', () => {
    const table = scene();
    lay(table, 'mountain', 'S(1,1)');
    hold(table, A, 'ruins-of-domodora');
    hold(table, B, 'breath-of-beings');
    hold(table, C, 'dominion-of-ircai');
    const rule = from(table, 't0');
    play(rule, '1/pass', '2/pass', '0/use:ruins-of-domodora', '1/use:breath-of-beings', 'seat:0');
    play(rule, '2/use:dominion-of-ircai', 'use-now', 'seat:3');
    expect(symbolOn(table, 'S(1,1)')).toBeUndefined();
    expect([who(table, B).depot.footprint, who(table, C).depot.footprint, who(table, D).depot.footprint]).toEqual([
      9, 8, 10,
    ]);
    expect(piles(table)).toEqual([['ruins-of-domodora'], ['breath-of-beings'], ['dominion-of-ircai'], []]);
    expect(flaw(table.state)).toBeNull();
  });

  test('CAL-6.18 a Dominion that carries Relative Dimensions is cancelled, the card itself never', () => {
    const table = scene();
    footprints(table, C, 'N(3,1)', 'N(4,1)');
    hold(table, A, 'relative-dimensions');
    hold(table, B, 'dominion-of-ircai');
    hold(table, D, 'breath-of-beings', 'helm-of-solitude');
    const rule = from(table, 't0');
    play(rule, '1/pass', '3/pass', '0/use:relative-dimensions', at('N(3,1)'), '1/use:dominion-of-ircai', at('N(4,1)'));
    play(rule, '3/use:breath-of-beings', 'seat:0');
    expect(play(rule)).toMatchObject({ seat: D, ids: ['pass'] });
    play(rule, '3/pass');
    expect([tokenOf(table, A), tokenOf(table, B)]).toEqual([name('N(3,1)'), 'start']);
  });

  test('CAL-6.21 a revived Helm waits on the deck, is never copied, and no Breath answers it', () => {
    const table = scene();
    lay(table, 'mountain', 'S(1,1)');
    discarded(table, D, 'helm-of-solitude');
    hold(table, A, 'calamandara-qhoz');
    hold(table, B, 'ruins-of-domodora', 'breath-of-beings', 'dominion-of-ircai');
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:calamandara-qhoz', '1/pass');
    expect(who(table, A).onDeck).toMatchObject([{ name: 'helm-of-solitude' }]);
    play(rule, '1/use:ruins-of-domodora', '0/use:helm-of-solitude:deck');
    expect(play(rule)).toMatchObject({ seat: B, ids: ['pass'] });
    play(rule, '1/pass');
    expect(symbolOn(table, 'S(1,1)')).toBe('mountain');
    expect(piles(table)).toEqual([['calamandara-qhoz', 'helm-of-solitude'], ['ruins-of-domodora'], [], []]);
  });

  test('CAL-6.21 in the final zone a card on the own deck waits on; one on another’s final reserve is usable (G-36)', () => {
    const table = scene();
    footprints(table, A, '(0,-2)');
    stand(table, A, '(0,-2)');
    taken(table, C, A, 'errancy-of-silence');
    const copy = who(table, C).onReserve.pop();
    who(table, A).onDeck.push(copy as NonNullable<typeof copy>);
    expect(play(from(table, 't0', B)).seat).toBe(B);
    taken(table, C, A, 'errancy-of-silence');
    expect(play(from(table, 't0', B)).ids).toEqual(['use:errancy-of-silence:reserve:2', 'pass']);
  });
});

describe('cards about cards', () => {
  test('CAL-5.19.13 Shadow names a revealed card or draws a hidden one, and it goes to the discard of its owner', () => {
    const table = scene();
    reserved(table, B, 'the-well', 'sealed-fields');
    hold(table, A, 'dogmatic-shadow', 'dionesian-perception');
    reserved(table, C, 'the-oracle');
    const rule = from(table, 't0');
    play(rule, 'use:dionesian-perception', 'seat:1', 'done', 'use:dogmatic-shadow', 'seat:1');
    expect(play(rule).ids).toEqual(['revealed-card:sealed-fields', 'revealed-card:the-well']);
    play(rule, 'revealed-card:the-well');
    expect(piles(table)).toEqual([['dionesian-perception', 'dogmatic-shadow'], ['the-well'], [], []]);
    expect(view(table.state, D).travellers[B]?.revealed).toEqual(['sealed-fields']);
    expect(view(table.state, D).travellers[C]?.finalReserve).toEqual([null]);
  });

  test('CAL-5.19.14 revealed cards stay revealed in the hand they are traded to', () => {
    const table = scene();
    reserved(table, B, 'the-well');
    hold(table, A, 'dionesian-perception', 'gavonian-mirror', 'sealed-fields');
    const rule = from(table, 't0');
    play(rule, 'use:dionesian-perception', 'use:gavonian-mirror', 'give:sealed-fields');
    expect(view(table.state, D).travellers[A]).toMatchObject({ hand: ['the-well'], revealed: ['the-well'] });
    expect(view(table.state, D).travellers[B]).toMatchObject({ finalReserve: [null], revealed: [] });
  });

  test('CAL-5.20.13 Paintings pass whole decks with their discards', () => {
    const table = scene(3);
    who(table, B).symbolDiscard.push(who(table, B).symbolDeck.shift() as number);
    const before = table.state.travellers.map(({ symbolDeck, symbolDiscard }) => ({ symbolDeck, symbolDiscard }));
    hold(table, A, 'submerged-paintings');
    play(from(table, 't0'), 'use:submerged-paintings', 'mode:whole-decks');
    expect(table.state.travellers).toMatchObject([before[2], before[0], before[1]]);
  });

  test('CAL-5.20.2 Mirage draws up to three in the final zone and nothing from a blocked deck', () => {
    const table = scene();
    footprints(table, A, '(0,-2)');
    stand(table, A, '(0,-2)');
    hold(table, A, 'mirage-of-sleep', 'sealed-fields');
    expect(play(from(table, 't0'), 'use:mirage-of-sleep', 'seat:0').ids).toEqual(['draw:0', 'draw:1', 'draw:2']);

    const blocked = scene(2);
    hold(blocked, A, 'mirage-of-sleep');
    who(blocked, A).onDeck.push({ name: 'fall-of-winds', card: null, by: A, since: 0 });
    who(blocked, B).memoryDeck.length = 0;
    expect(play(from(blocked, 't0')).ids).toEqual(['pass']);
  });
});

describe('board', () => {
  test('CAL-5.20.19 two symbols may change places, and in the final zone they may be turned', () => {
    const table = scene();
    lay(table, 'mountain', '(1,1)');
    lay(table, 'cave', '(2,2)', A, 'n');
    hold(table, B, 'obtuse-laceration');
    const rule = from(table, 't0');
    play(rule, 'use:obtuse-laceration', 'mode:final-zone', at('(1,1)'), at('(2,2)'), at('(2,2)'));
    play(rule, at('(1,1)'), 'way:e');
    expect(symbolOn(table, '(2,2)')).toBe('mountain');
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'relocated', symbol: 'cave', way: 'e' }));
  });

  test('CAL-5.20.7 an invader of the final zone part swaps the hand and walks into the invaded initial zone', () => {
    const table = scene();
    footprints(table, B, 'W(3,4-5)');
    hold(table, A, 'relative-dimensions', 'sealed-fields');
    reserved(table, A, 'the-well');
    const rule = from(table, 'c2b');
    play(rule, 'use:relative-dimensions', at('W(3,5)'));
    expect(names(who(table, A).hand)).toEqual(['the-well']);
    play(rule, 'pass');
    expect(play(rule).ids).toEqual([walk('W(3,4)'), 'stay']);
  });

  test('CAL-5.7.5 a star moves no tower onto the rift and no attack symbol into a protected line', () => {
    const table = scene();
    lay(table, 'tower', '(1,0)', A, 'vertical');
    reserve(table, B, 'star');
    const rule = from(table, 'phase2', B);
    const asked = play(rule, 'insert:star', at('(-1,0)'));
    expect(asked.ask).toMatchObject({ kind: 'star-place', symbol: 'tower' });
    expect(asked.ids).not.toContain('at:rift');
    expect(asked.ids).toContain(at('(2,0)'));
  });

  test('CAL-5.8.4 a waterfall laid by a card in another’s turn is ripe in the own next one, and expires there', () => {
    const table = scene(2);
    reserve(table, A, 'waterfall');
    hold(table, A, 'dogmatic-entropy');
    const rule = from(table, 't0', B);
    play(rule, '0/use:dogmatic-entropy', at('S(1,1)'), '1/skip', '1/skip');
    expect(symbolOn(table, 'S(1,1)')).toBe('waterfall');
    expect(play(rule, '0/skip').ids).toContain(`transform:${name('S(1,1)')}`);
    play(rule, '0/done', '0/skip');
    expect(symbolOn(table, 'S(1,1)')).toBeUndefined();
  });

  test('CAL-5.13.2 a push out of the final zone changes the hand only when phase 2 is committed', () => {
    const pushed = (answer: string) => {
      const table = scene();
      footprints(table, A, 'S(3,4-5)');
      stand(table, A, 'S(3,5)');
      hold(table, A, 'the-oracle');
      hold(table, D, 'delirium-of-armio');
      reserve(table, B, 'mirror');
      const rule = from(table, 'phase2', B);
      play(rule, 'insert:mirror', at('S(3,6)'), 'way:s');
      expect([tokenOf(table, A), names(who(table, A).hand)]).toEqual([name('S(3,4)'), ['the-oracle']]);
      const next = play(rule, `3/${answer}`, '0/pass');
      return { table, next };
    };
    const stands = pushed('pass');
    expect(stands.next).toMatchObject({ seat: A, ask: { kind: 'draw-on-leaving', most: 5 } });
    expect(names(who(stands.table, A).finalReserve)).toEqual(['the-oracle']);
    const undone = pushed('use:delirium-of-armio');
    expect([tokenOf(undone.table, A), names(who(undone.table, A).hand)]).toEqual([name('S(3,5)'), ['the-oracle']]);
    expect(who(undone.table, B).reserve).toEqual(['mirror']);
  });
});

describe('why not', () => {
  /** The clause that refuses each candidate of the last question of these picks. */
  function refused(rule: ReturnType<typeof from>, ...picks: string[]): ReadonlyMap<string, string> {
    const before = picks.slice(0, -1);
    if (before.length > 0) play(rule, ...before);
    watching.refused = new Map();
    play(rule, ...picks.slice(-1));
    const clauses = takeRefused() as ReadonlyMap<string, string>;
    watching.refused = null;
    return clauses;
  }

  test('a walk: an empty cell, another initial zone, another token, a broken path', () => {
    const table = scene();
    footprints(table, A, 'S(3,1-2)', 'S(3,4)', '(0,-1)');
    footprints(table, B, 'W(3,1)');
    stand(table, A, 'S(3,1)');
    stand(table, C, '(0,-1)');
    const clauses = refused(from(table, 'phase3'));
    const of = (ref: string) => clauses.get(walk(ref));
    expect([of('S(1,1)'), of('W(3,1)'), of('(0,-1)'), of('S(3,4)'), of('S(3,2)')]).toEqual([
      'CAL-5.2.6',
      'CAL-5.2.8',
      'CAL-5.2.7',
      'CAL-5.2.5',
      undefined,
    ]);
  });

  test('Laceration: a taken cell, another kind of zone, a protected line, the rift', () => {
    const table = scene();
    lay(table, 'mountain', '(2,2)');
    lay(table, 'tower', '(1,0)', A, 'vertical');
    hold(table, B, 'obtuse-laceration');
    const picks = ['use:obtuse-laceration', 'mode:final-zone', at('(2,2)'), 'done'];
    const clauses = refused(from(table, 't0'), ...picks);
    const of = (ref: string) => clauses.get(at(ref));
    expect([of('(1,0)'), of('S(1,1)'), of('(1,2)'), of('(0,0)')]).toEqual([
      'CAL-5.10.1',
      'CAL-5.20.19',
      'CAL-5.5.6',
      undefined,
    ]);
  });

  test('Relative Dimensions: another land, no footprint, ahead of the token there', () => {
    const table = scene(2);
    footprints(table, B, 'N(3,1-3)', 'S(1,1)');
    stand(table, B, 'N(3,2)');
    footprints(table, B, 'N(4,1)');
    hold(table, A, 'relative-dimensions');
    const clauses = refused(from(table, 't0'), 'use:relative-dimensions');
    const of = (ref: string) => clauses.get(at(ref));
    expect([of('S(1,1)'), of('N(1,1)'), of('N(3,2)'), of('N(3,3)'), of('N(4,1)')]).toEqual([
      'CAL-5.20.7',
      'CAL-5.2.6',
      'CAL-5.1.10',
      'CAL-5.20.7',
      undefined,
    ]);
  });
});
