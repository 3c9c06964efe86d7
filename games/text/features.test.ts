import { expect, test } from 'vitest';
import { featureText } from './features.ts';

const pt = { vp: { counted: ['PV', 'PV'] }, army: ['mais guerreiros', 'menos guerreiros'] } as const;
const en = { vp: { counted: ['VP', 'VP'] }, army: ['more warriors', 'fewer warriors'] } as const;

test('what is counted is said with its number, the rest as more or less', () => {
  expect(featureText(pt, 'vp', 1.8)).toBe('+2 PV');
  expect(featureText(pt, 'vp', -1)).toBe('−1 PV');
  expect(featureText(en, 'army', -0.2)).toBe('fewer warriors');
});

test('what hardly changes or has no words is not said', () => {
  expect(featureText(en, 'vp', 0.3)).toBeNull();
  expect(featureText(en, 'crowd', 1)).toBeNull();
});
