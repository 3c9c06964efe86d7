/** The mind map as a whole: every node is reached, every arrow is followed, in some position. */
import { expect, test } from 'vitest';
import { mind, NODE_IDS, type NodeId } from '../../data/mind.ts';
import { crown } from '../../scenarios/prince.ts';
import { banner, C, hold, place, type Realm, realm, relicsAt, rich, rule, settle, X } from '../../scenarios/realm.ts';
import { follow, judgedArrows } from './mind.ts';

/** What may be so or not so: each position is one choice of all of them. */
const CIRCUMSTANCES: readonly ((table: Realm) => void)[] = [
  (table) => rich(table, C, { warbands: 9 }),
  (table) => rich(table, C, { favor: 6 }),
  (table) => rich(table, C, { secrets: 6 }),
  (table) => rule(table, C, 'plains', 1),
  (table) => banner(table, C, 'peoples-favor', 2),
  (table) => banner(table, C, 'darkest-secret', 2),
  (table) => hold(table, C, 'whistle', 'cracked-horn'),
];

/** X holds a relic, and the banners unless the Prince does, alone on the river beside a card; a relic lies where the Prince stands. */
function position(chosen: number): Realm {
  const table = realm(2, ['standing-stones', 'river', 'plains']);
  crown(table, C);
  relicsAt(table, 'standing-stones', 'truthful-harp');
  place(table, X, 'river');
  settle(table, 'river', 'longbows');
  hold(table, X, 'map', 'grand-scepter');
  banner(table, X, 'peoples-favor', 2);
  banner(table, X, 'darkest-secret', 2);
  for (const [i, happens] of CIRCUMSTANCES.entries()) if ((chosen & (1 << i)) !== 0) happens(table);
  return table;
}

test('33 nodes with 65 arrows lead to one another', () => {
  const arrows = NODE_IDS.flatMap((node) => mind[node].arrows);
  expect([NODE_IDS.length, arrows.length]).toEqual([33, 65]);
  expect(arrows.filter(({ to }) => !NODE_IDS.includes(to))).toEqual([]);
  expect(NODE_IDS.filter((node) => !leadsOn(node))).toEqual([]);
});
/** Each node has an arrow for every case. */
function leadsOn(node: NodeId): boolean {
  return node === 'need-banner' || mind[node].arrows.some((arrow) => arrow.if === 'always');
}

test('every arrow of every node is followed in some position', () => {
  const followed = new Map(NODE_IDS.map((node) => [node, new Set<number>()]));
  const reached = new Set<NodeId>();
  for (let chosen = 0; chosen < 1 << CIRCUMSTANCES.length; chosen++) {
    const table = position(chosen);
    for (const node of NODE_IDS) {
      const ways = judgedArrows(table, C, node);
      const best = follow(ways).best ?? expect.fail(`no way from ${node}`);
      followed.get(node)?.add(ways.indexOf(best));
      reached.add(best.arrow.to);
    }
  }
  const counts = NODE_IDS.map((node) => `${node} ${followed.get(node)?.size}/${mind[node].arrows.length}`);
  expect(counts.filter((count) => !/ (\d)\/\1$/.test(count))).toEqual([]);
  expect(NODE_IDS.filter((node) => !reached.has(node))).toEqual([
    'threat-supremacy',
    'threat-protection',
    'threat-devotion',
  ]);
});
