/** What an automaton or a conflict chose among, in words. */
import type { Say } from '@tavola/kernel/text.ts';
import { rondel } from '../data/boards.ts';
import { places, stones } from '../data/cards.ts';
import { placeLabel, stoneCopy, stoneName } from '../text/names.ts';
import { wordsIn } from './words.ts';

export function candidateName(name: string, say: Say): string {
  const words = wordsIn(say.language);
  const tongue = say.language === 'en' ? 'en' : 'pt';
  if (name === 'automa') return words.automa;
  if (/^\d+$/.test(name)) return say.who(Number(name));
  const field = rondel.find(({ index }) => name === `rondel-${index}`);
  if (field) return words.rondel[field.action];
  if (stones.some(({ id }) => id === name)) return `${words.stone(stoneName(name, tongue))}${stoneCopy(name)}`;
  return places.some(({ id }) => id === name) ? placeLabel(name, tongue) : name;
}
