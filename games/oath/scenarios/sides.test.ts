/** OATH-5.5.3: whose side a card is on in a campaign, Allies included. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { campaign } from '../rules/campaign/campaign.ts';
import {
  advise,
  attack,
  C,
  defense,
  place,
  type Realm,
  realm,
  rich,
  role,
  rule,
  run,
  turnOf,
  X,
  Y,
  Z,
} from './realm.ts';

/** X attacks the Citizen Y, who stands with X on the Empire's river; the Chancellor is on the mountain, the Citizen Z where told. */
function invasion(z: 'river' | 'mountain'): Realm {
  const table = realm(4);
  turnOf(table, X);
  for (const citizen of [Y, Z]) role(table, citizen, 'citizen');
  place(table, C, 'mountain');
  for (const seat of [X, Y]) place(table, seat, 'river');
  place(table, Z, z);
  rule(table, C, 'river', 1);
  rich(table, X, { warbands: 3 });
  return table;
}
/** One shield against one sword; the defender of the river has its warband besides. */
const CLOSE = ['dice:2', ...defense('1-'), ...attack('sh')];

describe('vow-of-peace', () => {
  test("the Chancellor's stops sacrifices when a Citizen defends", () => {
    const table = invasion('mountain');
    expect(run(table, campaign(table, X), 'player:2', 'done', ...CLOSE).ids).toEqual(['sacrifice:2', 'no']);
    const sworn = invasion('mountain');
    advise(sworn, C, 'vow-of-peace');
    expect(run(sworn, campaign(sworn, X), 'player:2', 'done', ...CLOSE).done).toBe(true);
  });

  test("a Citizen's does so only once that Citizen has joined as an Ally", () => {
    const fought = (...joins: readonly string[]) => {
      const table = invasion('river');
      advise(table, Z, 'vow-of-peace');
      return run(table, campaign(table, X), 'player:2', 'done', ...joins, ...CLOSE);
    };
    expect(fought('yes', 'yes').done).toBe(true);
    expect(fought('no').ids).toEqual(['sacrifice:2', 'no']);
  });

  test('no Citizen is the Ally of one whom the Chancellor attacks', () => {
    const table = invasion('river');
    turnOf(table, C);
    place(table, C, 'river');
    rich(table, C, { warbands: 3 });
    advise(table, Z, 'vow-of-peace');
    const asked = run(table, campaign(table, C), 'player:2', ...CLOSE);
    expect(asked).toMatchObject({ seat: C, ids: ['sacrifice:1', 'no'] });
  });
});

test('no power looks for the declared defender itself: sides.ts says who fights', () => {
  const folder = new URL('../rules/powers/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const asking = files.filter((file) => /\bdefender\b/.test(readFileSync(new URL(file, folder), 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(asking).toEqual([]);
});
