/** OATH-5.0: a card that modifies an action cannot be discarded before the action is over. OATH-3.5: an Act Phase that has ended. */
import { describe, expect, test } from 'vitest';
import { muster } from '../rules/actions/muster.ts';
import { search } from '../rules/actions/search.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { actPhase } from '../rules/turn/act.ts';
import {
  advise,
  alone,
  banner,
  deck,
  discarded,
  LOSE,
  place,
  player,
  type Realm,
  rich,
  rule,
  run,
  settle,
  siteOf,
  WIN,
  war,
  X,
  Y,
} from './realm.ts';

const cardsAt = (table: Realm, site: string) => siteOf(table, site).cards.map(({ card }) => card);

describe("the People's Favor", () => {
  test('land-warden: not discarded for the first of the two cards that it lets its user play', () => {
    const table = alone({ favor: 1 });
    banner(table, X, 'peoples-favor', 1);
    settle(table, 'plains', 'land-warden', 'longbows');
    deck(table, 'wolves', 'scouts', 'tutor');
    const rules = search(table, X);
    run(table, rules, 'use:land-warden:-', 'card:wolves', 'card:scouts');
    expect(run(table, rules, 'to-site:plains').ids).toEqual(['card:longbows', 'none']);
    run(table, rules, 'none');
    expect(run(table, rules, 'to-site:river').ids).toEqual(['card:longbows', 'card:wolves', 'none']);
    expect(run(table, rules, 'none').done).toBe(true);
    expect(table.state.doing).toBeUndefined();
    expect(cardsAt(table, 'plains')).toEqual(['land-warden', 'longbows', 'wolves']);
  });

  test('a site that is full of cards in use takes no other', () => {
    const table = alone({ favor: 3, secrets: 1 });
    banner(table, X, 'peoples-favor', 1);
    settle(table, 'plains', 'land-warden', 'news-from-afar', 'mushrooms');
    discarded(table, 'cradle', 'wolves');
    const rules = search(table, X);
    const uses = ['use:land-warden:-', 'use:news-from-afar:-', 'use:mushrooms:-'];
    expect(run(table, rules, ...uses, 'card:wolves').ids).not.toContain('to-site:plains');
  });

  test('an automatic modifier may be given up, which leaves it unused', () => {
    const table = alone();
    banner(table, X, 'peoples-favor', 1);
    settle(table, 'plains', 'welcoming-party');
    deck(table, 'wolves');
    run(table, search(table, X), 'card:wolves', 'to-site:plains', 'card:welcoming-party');
    expect(cardsAt(table, 'plains')).toEqual(['wolves']);
    expect([player(table, X).favor, table.state.banks.hearth]).toEqual([1, 3]);
  });

  test.each([
    ['cradle', ['card:observatory', 'none']],
    ['hinterland', []],
  ] as const)('observatory: given up after a search of the %s pile: %j', (pile, options) => {
    const table = alone();
    banner(table, X, 'peoples-favor', 1);
    settle(table, 'plains', 'observatory');
    discarded(table, 'cradle', 'scouts');
    discarded(table, 'hinterland', 'wolves');
    const rules = search(table, X);
    const kept = pile === 'cradle' ? 'card:scouts' : 'card:wolves';
    expect(run(table, rules, `search:${pile}:2:0`, kept, 'to-site:plains').ids ?? []).toEqual(options);
  });

  test('new-growth: not given up where it made the play possible', () => {
    const table = alone();
    banner(table, X, 'peoples-favor', 1);
    settle(table, 'plains', 'new-growth', 'longbows');
    deck(table, 'wolves', 'scouts', 'tutor');
    const near = search(table, X);
    expect(run(table, near, 'card:wolves', 'card:scouts', 'to-site:river').ids).toContain('card:new-growth');
    const far = alone();
    banner(far, X, 'peoples-favor', 1);
    settle(far, 'plains', 'new-growth', 'longbows');
    deck(far, 'wolves', 'scouts', 'tutor');
    expect(run(far, search(far, X), 'card:wolves', 'card:scouts', 'to-site:mountain').ids).toEqual([
      'card:longbows',
      'none',
    ]);
  });
});

describe('cards that drive others away', () => {
  test('dazzle: the News from Afar that pay for this very search stay, and go with the next', () => {
    const table = alone({ favor: 2 });
    settle(table, 'plains', 'news-from-afar', 'longbows');
    deck(table, 'dazzle', 'wolves', 'tutor');
    run(table, search(table, X), 'use:news-from-afar:-', 'card:dazzle', 'card:wolves', 'to-advisers:true');
    expect(cardsAt(table, 'plains')).toEqual(['news-from-afar']);
    expect(table.state.doing).toBeUndefined();
    deck(table, 'riots');
    table.state.banners['peoples-favor'].mob = true;
    run(table, search(table, X), 'card:riots', 'to-advisers:true');
    expect(cardsAt(table, 'plains')).toEqual([]);
  });

  test('dazzle: the Hunting Party hunts after it; at a site where it is not at hand it goes', () => {
    const table = alone();
    place(table, X, 'river');
    settle(table, 'river', 'hunting-party');
    settle(table, 'plains', 'welcoming-party');
    deck(table, 'dazzle');
    const { ask } = run(table, search(table, X), 'card:dazzle', 'to-advisers:true');
    expect(ask).toMatchObject({ kind: 'power', card: 'hunting-party', part: 'campaign' });
    expect([cardsAt(table, 'river'), cardsAt(table, 'plains')]).toEqual([['hunting-party'], []]);
  });

  test('dazzle: Forced Labor stays if it took its toll for this search', () => {
    const dazzled = (ruler: number) => {
      const table = alone({ favor: 1 });
      rule(table, ruler, 'plains', 1);
      settle(table, 'plains', 'forced-labor');
      deck(table, 'dazzle');
      run(table, search(table, X), 'card:dazzle', 'to-advisers:true');
      return cardsAt(table, 'plains');
    };
    expect([Y, X].map(dazzled)).toEqual([['forced-labor'], []]);
  });

  test('threatening-roar: Bracken, which says where the discards go, stays', () => {
    const table = alone();
    settle(table, 'plains', 'bracken', 'errand-boy');
    deck(table, 'threatening-roar');
    run(table, search(table, X), 'use:bracken:cradle-top', 'card:threatening-roar', 'to-advisers:true');
    expect(cardsAt(table, 'plains')).toEqual(['bracken']);
  });

  test('salt-the-earth: Augury at work stays beside it', () => {
    const table = alone();
    settle(table, 'plains', 'augury', 'longbows');
    deck(table, 'salt-the-earth');
    run(table, search(table, X), 'use:augury:-', 'card:salt-the-earth', 'to-site:plains');
    expect(cardsAt(table, 'plains')).toEqual(['augury', 'salt-the-earth']);
  });

  test('welcoming-party: it stays under a Dazzle that it has welcomed', () => {
    const table = alone();
    settle(table, 'plains', 'welcoming-party');
    deck(table, 'dazzle');
    run(table, search(table, X), 'card:dazzle', 'to-site:plains');
    expect(cardsAt(table, 'plains')).toEqual(['welcoming-party', 'dazzle']);
    expect(table.state.banks.hearth).toBe(2);
  });
});

describe('advisers', () => {
  test('augury: the adviser at work is not the one to go for a fourth', () => {
    const table = alone();
    advise(table, X, 'augury', 'longbows', 'scouts');
    deck(table, 'tutor');
    const { ids } = run(table, search(table, X), 'use:augury:-', 'card:tutor', 'to-advisers:true');
    expect(ids).toEqual(['card:longbows', 'card:scouts']);
  });

  test('with nobody else to go, no fourth can be played', () => {
    const table = alone({ favor: 3 });
    advise(table, X, 'augury', 'land-warden', 'news-from-afar');
    deck(table, 'scouts');
    const uses = ['use:augury:-', 'use:land-warden:-', 'use:news-from-afar:-'];
    expect(run(table, search(table, X), ...uses, 'card:scouts').ids).toEqual(['to-site:plains', 'discard']);
  });
});

describe('wild-mounts', () => {
  const HORSES = ['use:horse-archers:-', 'use:wild-mounts:-'];

  test('a Beast plan of the same campaign, or a Beast that works in it, is not given up', () => {
    const table = war(['wild-mounts', 'horse-archers', 'true-names', 'nature-worship', 'wolves'], []);
    rich(table, X, { secrets: 1 });
    const rules = campaign(table, X);
    const asked = run(table, rules, 'dice:4', ...HORSES, 'use:nature-worship:-', ...WIN(10), 'amount:1');
    expect(asked).toMatchObject({ ask: { card: 'wild-mounts', part: 'beast' }, ids: ['card:wolves', 'none'] });
  });

  test('animal-playmates: not after they made the muster free that the Knights Errant ride from', () => {
    const ridden = (card: string) => {
      const table = war(['wild-mounts', 'horse-archers', 'animal-playmates', 'knights-errant', 'errand-boy'], []);
      settle(table, 'river', card);
      const rules = muster(table, X);
      run(table, rules, 'yes', 'dice:6', ...HORSES, ...LOSE(9), 'no');
      return run(table, rules).ids;
    };
    expect(ridden('storyteller')).toEqual(['card:animal-playmates', 'card:errand-boy', 'none']);
    expect(ridden('wolves')).toEqual(['card:errand-boy', 'none']);
  });
});

test('OATH-3.5 hunting-party: a player who turned Citizen during the search rests, and is offered no campaign', () => {
  const hunted = (answer: string) => {
    const table = alone();
    place(table, X, 'river');
    advise(table, X, 'hunting-party');
    deck(table, 'long-lost-heir');
    return run(table, actPhase(table, X), 'major:search', 'card:long-lost-heir', 'to-advisers:true', answer);
  };
  expect(hunted('no')).toMatchObject({ ask: { card: 'hunting-party', part: 'campaign' } });
  expect(hunted('yes').done).toBe(true);
});
