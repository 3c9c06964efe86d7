import { describe, expect, test } from 'vitest';
import { people, rituals } from '../data/cards.ts';
import { activateToken } from '../rules/actions/token.ts';
import { conflictIn } from '../rules/conflict.ts';
import { roundEndEffects } from '../rules/round-end.ts';
import { sheetOf } from '../rules/scoring/scoring.ts';
import { regionState } from '../rules/state/state.ts';
import { A, B, type Evening, giveStone, hire, hold, lay, player, reveal, seatInCouncil, send } from './evening.ts';
import { type Amounts, outcome, type Use, wealthy } from './one-use.ts';

/** A Council Member that counts at the end of the game. */
type Count = { readonly given: (table: Evening) => void; readonly vp: number };

const centre = (table: Evening) => conflictIn(table, regionState(table.state, 'central-mountains'));
const alone = (table: Evening) => send(table, A, 'central-mountains', { witches: 1 });
const onCave = (ritual: string) => (table: Evening) => {
  lay(table, A, 'outer', 'cave-1', { ritual });
};
const field = (change: Amounts, ...picks: string[]): Use => ({
  picks: ['field:cave-1:witch', ...picks],
  change: { witches: -1, ...change },
});
/** Rituals with an action field or a permanent effect lie on `cave-1`, which has no Binding Bonus. */
const lying: { readonly [ritual: string]: Use } = {
  'candlestick-of-transmutation': field(
    { herb: -2, knowledge: 3, vp: 1 },
    ...['pay:herb', 'pay:herb', 'gain:knowledge', 'gain:knowledge', 'gain:knowledge'],
  ),
  'twin-scythes': field({ knowledge: 1, vp: 1 }),
  'sacrificial-altar': { picks: ['field:cave-1:witch'], change: { vp: 2, elixir: 1, herb: 1 } },
  'cauldron-of-the-choir': field({ herb: -1, elixir: -1, vp: 5 }),
  'crystal-ball': field({ cards: 3, mana: 1 }),
  'world-tree-portal': field({ outer: -1, inner: 1, vp: 1 }, 'transfer:cave-1'),
  'mana-well': field({ mana: 4 }),
  'energy-pillar': field({ track: 1, mana: -3 + 2, vp: 2 }),
  'grimoire-of-shadows': field({ knowledge: -1, vp: 3, cards: 1 }),
  'witch-mirror': field({ knowledge: 1, herb: 1 }, 'explore:cave-1', 'gain:herb'),
  'raven-messenger': field({ cards: 1, herb: 1 }, 'gain:herb'),
  'war-drum': field({ elders: -1, mana: 2 }, 'send:northern-lakes'),
  'counselor-cat': {
    given: (table) => hold(table, A, 'baldur'),
    picks: ['specialist:baldur'],
    change: { herb: -1, knowledge: -1, cards: -1, vp: 2 },
  },
  'guardian-golem': {
    given: (table) => lay(table, A, 'inner', 'cave-2', { ritual: 'mana-well' }),
    picks: ['field:cave-2:elder'],
    change: { elders: -1, mana: 4, vp: 1 },
  },
  'owl-of-wisdom': {
    given: (table) => hold(table, A, 'mana-well'),
    picks: ['ritual:mana-well'],
    change: { knowledge: -2, mana: 1 },
  },
  'toad-of-plenty': { picks: ['token', 'gain:herb'], change: { knowledge: 1, herb: 2, elixir: 1, vp: 1 } },
  'amulet-of-echoes': {
    given: (table) => hold(table, A, 'ancestral-rite'),
    picks: ['ritual:ancestral-rite'],
    change: { herb: -1, knowledge: -2, cards: -1, track: 2, mana: 2, vp: 3 + 2 },
  },
  'bone-sickle': { picks: ['token'], change: { knowledge: 1, herb: 1, elixir: 1, vp: 1 } },
  'spirit-wolf': { given: alone, when: centre, picks: ['dial:2'], change: { mana: -2, vp: 2, stones: 1 } },
};

/** Rituals with an instant effect are played from the hand onto `cave-1`. */
const played: { readonly [ritual: string]: Use } = {
  'spatial-distortion': {
    given: (table) => lay(table, A, 'inner', 'cave-2', { ritual: 'twin-scythes', figures: ['witch'] }),
    picks: ['move-figures:cave-2:northern-lakes'],
    change: { elixir: -2, mana: 2 },
  },
  'wolf-pack': { change: { herb: -2, knowledge: -1, vp: 1 } },
  'uncharted-paths': {
    given: (table) => reveal(table, 'northern-lakes', 'cave-3'),
    picks: ['region:northern-lakes', 'take-place:cave-3'],
    change: { herb: -1, elixir: -1, knowledge: -1, outer: 1 },
  },
  'astral-projection': {
    given: (table) => {
      for (const place of ['herb-garden-1', 'moonlit-spring-1']) lay(table, B, 'outer', place);
    },
    picks: ['explore:herb-garden-1', 'explore:moonlit-spring-1'],
    change: { knowledge: -2, herb: 2, elixir: 1 },
  },
  'harvest-moon': {
    given: (table) => lay(table, A, 'outer', 'stone-circle-1'),
    change: { herb: -1, elixir: -1, knowledge: -1 + 1, mana: 2 },
  },
  'blood-pact': { picks: ['amount:6'], change: { herb: -1, elixir: -1, mana: -6, vp: 6 } },
  phoenix: { change: { herb: -2, elixir: -1, knowledge: -1, vp: 4 } },
  'summoning-circle': {
    given: (table) => lay(table, A, 'inner', 'cave-2', { ritual: 'twin-scythes', figures: ['witch', 'elder'] }),
    picks: ['return:cave-2:witch', 'return:cave-2:elder'],
    change: { elixir: -1, knowledge: -1, witches: 1, elders: 1 },
  },
  'lake-dragon': { change: { herb: -2, elixir: -2, knowledge: -1, vp: 3, mana: 3 } },
  'ancestral-rite': { change: { herb: -1, knowledge: -2, track: 2, mana: 2, vp: 3 } },
};

const discovery: Use = {
  given: (table) => reveal(table, 'northern-lakes', 'cave-1'),
  picks: ['discover:northern-lakes:cave-1'],
  change: { witches: -1, outer: 1 },
};
const rivals = (table: Evening) => {
  for (const seat of [A, B]) send(table, seat, 'central-mountains', { witches: 1 });
};

const specialists: { readonly [person: string]: Use } = {
  irene: { ...discovery, change: { ...discovery.change, knowledge: 1 } },
  amara: {
    given: onCave('spatial-distortion'),
    picks: ['build:scythe:cave-1:mana', 'build:orb:cave-1:mana'],
    change: { mana: -2 - 3 + 2, track: 1 },
  },
  baldur: {
    given: alone,
    when: centre,
    picks: ['dial:1', 'adjust:3'],
    change: { mana: -3, vp: 2, stones: 1 },
  },
  chiyo: {
    given: (table) => hire(table, B, 'osric'),
    picks: ['free:turn:chiyo', 'free:turn:osric'],
    change: { elders: -1, cards: 2 },
  },
  dragan: {
    given: (table) => hold(table, A, 'phoenix'),
    picks: ['free:turn:dragan', 'discard:phoenix', 'gain:herb'],
    change: { cards: -1, herb: 1, mana: 1 },
  },
  elspeth: { when: (table) => activateToken(table, B), picks: ['gain:herb'], change: { herb: 1 } },
  farid: {
    picks: ['field:central-mountains:elder', 'option:central-mountains:0'],
    change: { elders: -1, cards: 3 },
  },
  gudrun: { given: onCave('mana-well'), picks: ['field:cave-1:elder'], change: { elders: -1, mana: 4 } },
  helga: {
    given: (table) => hold(table, A, 'candlestick-of-transmutation'),
    picks: ['ritual:candlestick-of-transmutation', 'drop:elixir'],
    change: { cards: -1, herb: -1, elixir: -1 },
  },
  ines: {
    given: (table) => hold(table, A, 'phoenix'),
    picks: ['ritual:phoenix'],
    change: { herb: -2, elixir: -1, knowledge: -1, vp: 4, mana: 1 },
  },
  jun: {
    picks: ['free:turn:jun', 'pay:herb', 'gain:elixir', 'gain:elixir'],
    change: { herb: -1, elixir: 2 },
  },
  kofi: {
    given: (table) => lay(table, A, 'outer', 'cave-1'),
    picks: ['free:turn:kofi', 'transfer:cave-1'],
    change: { outer: -1, inner: 1 },
  },
  lucius: { given: alone, when: centre, picks: ['dial:0'], change: { mana: 1, stones: 1 } },
  mirela: {
    given: onCave('mana-well'),
    picks: ['build:orb:cave-1:resources', 'gain:herb'],
    change: { elixir: -2, track: 1, mana: 2, herb: 1 },
  },
  nadira: {
    picks: ['field:central-mountains:witch', 'option:central-mountains:0'],
    change: { witches: -1, cards: 4, mana: 1 },
  },
  osric: { picks: ['free:turn:osric'], change: { cards: 2 } },
  petra: {
    given: (table) => {
      rivals(table);
      table.state.firstPlayer = B;
    },
    when: centre,
    picks: ['0/dial:2', '1/dial:2'],
    change: { mana: -2, stones: 1 },
  },
  rosalba: {
    given: (table) => {
      lay(table, A, 'outer', 'cave-2');
      hold(table, A, 'phoenix');
    },
    picks: ['ritual:phoenix', 'on:cave-2', 'gain:herb'],
    change: { cards: -1, herb: -2 + 1, elixir: -1, vp: 4 },
  },
  sorin: {
    given: rivals,
    when: centre,
    picks: ['0/dial:0', '1/dial:1'],
    change: { vp: 2, mana: 1 },
  },
  tamsin: {
    given: (table) => lay(table, A, 'inner', 'cave-2', { ritual: 'mana-well', figures: ['elder'] }),
    picks: ['free:turn:tamsin', 'return:cave-2:elder'],
    change: { elders: 1 },
  },
  ulla: {
    given: (table) => reveal(table, 'northern-lakes', 'soul-swamp-1'),
    picks: ['discover:northern-lakes:soul-swamp-1', 'witches:1'],
    change: { witches: -1, outer: 1 },
  },
};

const council: { readonly [person: string]: Use } = {
  irene: { ...discovery, change: { ...discovery.change, vp: 2 } },
  dragan: {
    given: (table) => hold(table, A, 'phoenix', 'mana-well'),
    picks: ['free:discard:2', 'discard:phoenix', 'discard:mana-well', 'gain:herb'],
    change: { cards: -2, herb: 1, vp: 2 },
  },
  elspeth: {
    given: (table) => lay(table, A, 'outer', 'cave-1'),
    picks: ['token'],
    change: { knowledge: 1, herb: 1, elixir: 1, vp: 1 },
  },
  jun: {
    given: (table) => {
      for (const place of ['cave-1', 'cave-2']) lay(table, A, 'outer', place);
    },
    when: roundEndEffects,
    change: { vp: 2 },
  },
  kofi: {
    given: (table) => {
      hire(table, A, 'kofi');
      lay(table, A, 'outer', 'cave-1');
    },
    picks: ['free:turn:kofi', 'transfer:cave-1'],
    change: { outer: -1, inner: 1, vp: 2 },
  },
  lucius: { given: alone, when: centre, picks: ['dial:0'], change: { vp: 3, stones: 1 } },
  nadira: {
    given: (table) => {
      send(table, A, 'central-mountains', { witches: 2 });
      send(table, A, 'northern-lakes', { elders: 1 });
    },
    when: roundEndEffects,
    change: { vp: 3 },
  },
  petra: {
    given: (table) => {
      send(table, A, 'central-mountains', { witches: 1, elders: 1 });
      lay(table, A, 'inner', 'cave-2', { ritual: 'mana-well', figures: ['elder'] });
    },
    when: roundEndEffects,
    change: { vp: 2 },
  },
  tamsin: {
    given: onCave('mana-well'),
    picks: ['field:cave-1:witch'],
    change: { witches: -1, mana: 4, vp: 1 },
  },
};

const counting: { readonly [person: string]: Count } = {
  amara: { given: (table) => lay(table, A, 'outer', 'cave-1', { ritual: 'bone-sickle', scythes: 2 }), vp: 6 },
  baldur: { given: (table) => lay(table, A, 'outer', 'cave-1', { ritual: 'bone-sickle', orbs: 2 }), vp: 6 },
  chiyo: {
    given: (table) => {
      lay(table, A, 'inner', 'sanctuary-1');
      lay(table, A, 'inner', 'cave-2');
      giveStone(table, A, 'raven-1');
    },
    vp: 6,
  },
  farid: { given: (table) => lay(table, A, 'inner', 'castle-in-the-mist-1'), vp: 2 },
  gudrun: { given: onCave('crystal-ball'), vp: 2 },
  helga: {
    given: (table) => {
      onCave('phoenix')(table);
      hire(table, A, 'ines');
    },
    vp: 4,
  },
  ines: { given: onCave('mana-well'), vp: 2 },
  mirela: {
    given: (table) => {
      player(table, A).track = 5;
    },
    vp: 5,
  },
  osric: { given: (table) => hire(table, A, 'irene', 'jun'), vp: 4 },
  rosalba: { given: (table) => lay(table, A, 'inner', 'cave-1'), vp: 4 },
  sorin: {
    given: (table) => {
      player(table, A).mana = 19;
    },
    vp: 8,
  },
  ulla: {
    given: (table) => {
      for (const [i, ritual] of ['crystal-ball', 'phoenix', 'mana-well', 'raven-messenger'].entries())
        lay(table, A, 'outer', `cave-${i + 1}`, { ritual });
    },
    vp: 4,
  },
};

test('every card of the data stands here, in every way it can be used', () => {
  expect([...Object.keys(lying), ...Object.keys(played)].toSorted()).toEqual(rituals.map(({ id }) => id).toSorted());
  const persons = people.map(({ id }) => id).toSorted();
  expect(Object.keys(specialists).toSorted()).toEqual(persons);
  expect([...Object.keys(council), ...Object.keys(counting)].toSorted()).toEqual(persons);
});

const withoutZeros = (change: Amounts) => Object.fromEntries(Object.entries(change).filter(([, n]) => n !== 0));

describe('Rituals', () => {
  test.each(Object.entries(lying))('%s lies on a Place', (card, use) => {
    const table = wealthy();
    onCave(card)(table);
    use.given?.(table);
    expect(outcome(table, use)).toEqual(withoutZeros(use.change));
  });

  test.each(Object.entries(played))('%s is played', (card, use) => {
    const table = wealthy();
    lay(table, A, 'outer', 'cave-1');
    hold(table, A, card);
    use.given?.(table);
    const picks = [`ritual:${card}`, 'on:cave-1', ...(use.picks ?? [])];
    expect(outcome(table, { ...use, picks })).toEqual(withoutZeros({ cards: -1, ...use.change }));
  });

  test('Counselor Cat likes Council Members too; Guardian Golem does not care for Witches', () => {
    const table = wealthy();
    onCave('counselor-cat')(table);
    hold(table, A, 'baldur');
    expect(outcome(table, { picks: ['council:baldur'], change: {} })).toMatchObject({ cards: -1, vp: 2 });
    const witch = wealthy();
    onCave('guardian-golem')(witch);
    lay(witch, A, 'inner', 'cave-2', { ritual: 'mana-well' });
    expect(outcome(witch, { picks: ['field:cave-2:witch'], change: {} })).toEqual({ witches: -1, mana: 4 });
  });
});

describe('people', () => {
  test.each(Object.entries(specialists))('%s as a Specialist', (card, use) => {
    const table = wealthy();
    hire(table, A, card);
    use.given?.(table);
    expect(outcome(table, use)).toEqual(use.change);
  });

  test.each(Object.entries(council))('%s in the Council', (card, use) => {
    const table = wealthy();
    seatInCouncil(table, A, card);
    use.given?.(table);
    expect(outcome(table, use)).toEqual(use.change);
  });

  test.each(Object.entries(counting))('%s in the Council counts at the end', (card, { given, vp }) => {
    const table = wealthy();
    seatInCouncil(table, A, card);
    given(table);
    expect(sheetOf(table.state, A).council).toEqual([{ card, vp }]);
  });
});
