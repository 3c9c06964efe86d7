/** Clauses of cards that meet cards and that no scenario of the rules names, one test each. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { flaw } from '../rules/flaw.ts';
import { view } from '../rules/view.ts';
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
  who,
} from './scene.ts';

const tops = (table: Scene) => table.state.travellers.map(({ symbolDeck }) => symbolDeck.at(-1));

describe('cards in answer to cards', () => {
  test('CAL-5.20.14 the Oracle takes the Mirage it answers and every later draw of the turn', () => {
    const table = scene();
    hold(table, A, 'mirage-of-sleep', 'mirage-of-sleep');
    hold(table, B, 'the-oracle');
    const rule = from(table, 't0');
    play(rule, '1/pass', '0/use:mirage-of-sleep', 'seat:0', '1/use:the-oracle', '0/pass');
    expect(who(table, A)).toMatchObject({ silenced: true });
    expect(who(table, A).hand).toHaveLength(1);
    expect(play(rule).ids).toEqual(['use:mirage-of-sleep', 'acquire', 'skip']);
    expect(play(rule, 'use:mirage-of-sleep').ids).toEqual(['seat:1', 'seat:2', 'seat:3']);
    expect(piles(table)).toEqual([['mirage-of-sleep'], ['the-oracle'], [], []]);
  });

  test('CAL-5.20.14 in phase 4 only the discard is left', () => {
    const table = scene();
    hold(table, A, 'sealed-fields');
    hold(table, B, 'the-oracle');
    const rule = from(table, 'phase4');
    play(rule, 'memories', '1/use:the-oracle', '0/pass');
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

  test('CAL-6.21 in the final zone a card on their own deck waits on; one on another’s final reserve is usable (G-36)', () => {
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
    expect(play(from(blocked, 't0')).ids).toEqual(['acquire', 'skip']);
  });
});
