import { expect, test } from 'vitest';
import { featureText } from './features.ts';

const words = {
  'pt-BR': { vp: { counted: ['PV', 'PVs'] }, army: ['mais guerreiros', 'menos guerreiros'] },
  en: { vp: { counted: ['VP', 'VP'] }, army: ['more warriors', 'fewer warriors'] },
} as const;

test('what is counted is said with its number, the rest as more or less', () => {
  expect(featureText(words, 'pt-BR', 'vp', 1.8)).toBe('+2 PVs');
  expect(featureText(words, 'pt-BR', 'vp', -1)).toBe('−1 PV');
  expect(featureText(words, 'en', 'army', -0.2)).toBe('fewer warriors');
});

test('what hardly changes or has no words is not said', () => {
  expect(featureText(words, 'en', 'vp', 0.3)).toBeNull();
  expect(featureText(words, 'en', 'crowd', 1)).toBeNull();
});
