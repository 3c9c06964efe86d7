/** The denizens of Hearth, by their ids (OATH-card:…): when played, modifiers, always. */
import { describe, expect, test } from 'vitest';
import { muster } from '../rules/actions/muster.ts';
import { playFromHand } from '../rules/actions/play.ts';
import { search } from '../rules/actions/search.ts';
import { trade } from '../rules/actions/trade.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { knows } from '../rules/queries/knowledge.ts';
import { advisersTooMany, capacityOf } from '../rules/queries/queries.ts';
import { actPhase } from '../rules/turn/act.ts';
import {
  advise,
  alone,
  deck,
  ids,
  inHand,
  LOSE,
  last,
  place,
  player,
  playing,
  rule,
  run,
  settle,
  siteOf,
  war,
  X,
  Y,
} from './realm.ts';

describe('when played', () => {
  test('family-heirloom: the top relic is kept or buried', () => {
    const table = alone();
    const top = table.state.relicDeck.at(-1);
    playing(table, X, 'family-heirloom', 'to-advisers:true', 'keep');
    expect(player(table, X).relics).toMatchObject([{ card: top }]);
    const other = alone();
    const under = other.state.relicDeck.at(-1);
    playing(other, X, 'family-heirloom', 'to-advisers:true', 'bury');
    expect(other.state.relicDeck[0]).toBe(under);
    expect([knows(other.state, X, under as string), knows(other.state, Y, under as string)]).toEqual([true, false]);
  });

  test('fabled-feast: as much favor from one bank as one rules Hearth cards', () => {
    const table = alone();
    advise(table, X, 'marriage');
    rule(table, X, 'river', 1);
    settle(table, 'river', 'storyteller', 'longbows');
    playing(table, X, 'fabled-feast', 'to-advisers:true', 'bank:nomad');
    expect(player(table, X).favor).toBe(3);
    const strange = alone();
    playing(strange, X, 'fabled-feast', 'to-site:plains');
    expect(player(strange, X).favor).toBe(1);
  });

  test('salad-days: a favor from each of three banks', () => {
    const table = alone();
    inHand(table, X, 'salad-days');
    const rules = playFromHand(table, X, 'search');
    run(table, rules, 'to-advisers:true', 'bank:order');
    expect(run(table, rules).ids).not.toContain('bank:order');
    run(table, rules, 'bank:beast', 'bank:nomad');
    expect(player(table, X).favor).toBe(3);
  });
});

describe('modifiers', () => {
  test('welcoming-party: a favor for a denizen played faceup that was no adviser', () => {
    const table = alone();
    settle(table, 'plains', 'welcoming-party');
    playing(table, X, 'tutor', 'to-advisers:true');
    expect(player(table, X).favor).toBe(1);
    playing(table, X, 'scryer', 'to-advisers:false');
    expect(player(table, X).favor).toBe(1);
    run(table, actPhase(table, X), 'adviser:1', 'to-advisers:true');
    expect(player(table, X).favor).toBe(1);
    const itself = alone();
    playing(itself, X, 'welcoming-party', 'to-site:plains');
    expect(player(itself, X).favor).toBe(1);
  });

  test('crop-rotation: a denizen of the site makes room; the rotation itself does not', () => {
    const table = alone();
    settle(table, 'plains', 'longbows', 'crop-rotation');
    const left = capacityOf(table, 0) - 2;
    settle(table, 'plains', ...['wolves', 'keep', 'scouts'].slice(0, left));
    inHand(table, X, 'rangers');
    const rules = playFromHand(table, X, 'search');
    const asked = run(table, rules, 'to-site:plains').ids;
    if (left > 0) expect(asked).toContain('card:longbows');
    expect(asked).not.toContain('card:crop-rotation');
    expect(siteOf(table, 'plains').cards.map(({ card }) => card)).toContain('crop-rotation');
  });

  test('land-warden: two cards are kept; one of them goes to a site', () => {
    const table = alone({ favor: 1 });
    advise(table, X, 'land-warden');
    deck(table, 'wolves', 'scouts', 'tutor');
    const rules = search(table, X);
    run(table, rules, 'use:land-warden:-', 'card:wolves', 'card:tutor');
    run(table, rules, 'to-advisers:false');
    expect(run(table, rules).ids).toEqual(['discard']);
    const other = alone({ favor: 1 });
    advise(other, X, 'land-warden');
    deck(other, 'wolves', 'scouts', 'tutor');
    run(
      other,
      search(other, X),
      'use:land-warden:-',
      'card:wolves',
      'card:tutor',
      'to-site:plains',
      'to-advisers:true',
    );
    expect(siteOf(other, 'plains').cards.map(({ card }) => card)).toEqual(['wolves']);
    expect(player(other, X).advisers.map(({ card }) => card)).toEqual(['land-warden', 'tutor']);
  });

  test('news-from-afar: a Search for no Supply', () => {
    const table = alone({ favor: 2 });
    advise(table, X, 'news-from-afar');
    deck(table, 'wolves', 'scouts', 'tutor');
    player(table, X).supply = 0;
    run(table, search(table, X), 'use:news-from-afar:-');
    expect(player(table, X)).toMatchObject({ supply: 0, favor: 0 });
    expect(last(table, 'searched')).toMatchObject({ n: 3 });
  });

  test('rowdy-pub: one warband more on it', () => {
    const table = alone({ favor: 2 });
    settle(table, 'plains', 'rowdy-pub', 'longbows');
    run(table, muster(table, X), 'card:rowdy-pub');
    expect(player(table, X).warbands).toBe(3);
    run(table, muster(table, X));
    expect(player(table, X).warbands).toBe(5);
  });

  test('awaited-return: a trade for no Supply at the price of a warband', () => {
    const table = alone({ secrets: 1, warbands: 1 });
    advise(table, X, 'awaited-return');
    settle(table, 'plains', 'longbows');
    player(table, X).supply = 0;
    run(table, trade(table, X), 'use:awaited-return:-');
    expect(player(table, X)).toMatchObject({ supply: 0, warbands: 0, favor: 1 });
    const poor = alone({ secrets: 1 });
    advise(poor, X, 'awaited-return');
    settle(poor, 'plains', 'longbows');
    player(poor, X).supply = 0;
    expect(ids(poor, X)).not.toContain('major:trade');
  });
});

describe('always', () => {
  test('book-binders: 2 favor when another player plays a Vision faceup, the Conspiracy too', () => {
    const table = alone();
    advise(table, Y, 'book-binders');
    playing(table, X, 'vision-of-faith', 'reveal-vision', 'bank:nomad');
    playing(table, X, 'conspiracy', 'play-conspiracy', 'bank:beast');
    expect(player(table, Y).favor).toBe(4);
    playing(table, Y, 'vision-of-conquest', 'reveal-vision');
    expect(player(table, Y).favor).toBe(4);
  });

  test("OATH-S38 saddle-makers: the player's favor first, then 2 from the bank, then the card's own power", () => {
    const table = alone();
    advise(table, Y, 'saddle-makers');
    rule(table, X, 'plains', 1);
    playing(table, X, 'garrison', 'to-site:plains');
    const told = table.events.filter(({ kind }) => kind === 'favor' || kind === 'warbands');
    expect(told).toMatchObject([
      { kind: 'favor', n: 1, to: { at: 'board', seat: X } },
      { kind: 'favor', n: 2, to: { at: 'board', seat: Y } },
      { kind: 'warbands' },
      { kind: 'warbands' },
    ]);
    playing(table, X, 'wolves', 'to-advisers:true');
    playing(table, X, 'longbows', 'to-advisers:false');
    expect(player(table, Y).favor).toBe(2);
  });

  test('herald: a favor whenever somebody else has campaigned against a player', () => {
    const table = war([], ['herald']);
    run(table, campaign(table, X), 'dice:4', ...LOSE(4), 'no', 'bank:nomad');
    expect(player(table, Y).favor).toBe(4);
    const bandits = alone();
    advise(bandits, Y, 'herald');
    expect(run(bandits, campaign(bandits, X), 'done', ...LOSE(1)).done).toBe(true);
    expect(player(bandits, Y).favor).toBe(0);
  });

  test('vow-of-peace: no campaigns of its owner, no sacrifices against its owner', () => {
    const table = war([], ['vow-of-peace']);
    expect(run(table, campaign(table, X), 'dice:4', ...LOSE(4)).done).toBe(true);
    expect(ids(table, X)).toContain('major:campaign');
    place(table, Y, 'river');
    expect(ids(table, Y)).not.toContain('major:campaign');
  });

  test('OATH-S43 marriage: two Hearth advisers for a trade, one for the limit', () => {
    const table = alone({ favor: 2 });
    advise(table, X, 'marriage');
    settle(table, 'plains', 'storyteller');
    run(table, trade(table, X));
    expect(player(table, X).secrets).toBe(2);
    advise(table, X, 'tutor');
    expect(advisersTooMany(table, X, 'wolves', true)).toBe(0);
  });
});
