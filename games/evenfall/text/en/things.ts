/** The things of Evenfall in English, with an article where a sentence needs one. */

import { lower } from '@tavola/games/text/capital.ts';
import * as shared from '@tavola/games/text/en.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { RegionId } from '../../data/boards.ts';
import type { Actor } from '../../rules/state/state.ts';
import { cardText } from '../cards.ts';
import { cardName, covenName, placeLabel, placeName, regionName, stoneCopy, stoneName } from '../names.ts';
import { sourcesIn } from '../sources.ts';
import { keywords, phrases } from './phrases.ts';

export const text = cardText('en', phrases, keywords);
export const card = (id: string) => cardName(id, 'en');
export const place = (id: string) => placeName(id, 'en');
export const spot = (id: string) => placeLabel(id, 'en');
/** "the Northern Lakes" */
export const region = (id: RegionId) => `the ${regionName(id, 'en')}`;
/** "Raven stone" */
export const stone = (id: string) => `${stoneName(id, 'en')} stone`;
/** With its number, where two of one symbol may lie side by side. */
export const stoneOf = (id: string) => `${stone(id)}${stoneCopy(id)}`;

export const { source, fieldAt } = sourcesIn({
  parts: {
    track: 'the Coven Track',
    token: 'the Coven Token',
    income: 'the income',
    boon: 'the gold field',
    reward: 'the reward',
    board: 'the Coven board',
    'stone-a': 'stone field a',
    'stone-b': 'stone field b',
    'stone-c': 'stone field c',
    'stone-d': 'stone field d',
  },
  region,
  coven: (id) => lower(covenName(id, 'en')),
  card,
  place,
  spot,
});

/** " (Coven Track)", for the end of a sentence. */
export const from = (id: string | null) => (id === null ? '' : ` (${source(id).replace(/^the /, '')})`);

export const whoIn = (actor: Actor, say: Say) => (actor === 'automa' ? 'the Automa' : shared.whoIn(actor, say));
export const whose = (actor: Actor, say: Say) => (actor === 'automa' ? "the Automa's" : shared.whose(actor, say));
/** "You draw", "Bento draws", "The Automa draws" */
export function does(actor: Actor, say: Say, others: string, you?: string): string {
  return actor === 'automa' ? `The Automa ${others}` : shared.does(actor, say, others, you);
}

export const resource = { herb: 'Herb', elixir: 'Elixir', knowledge: 'Knowledge', mana: 'Mana' } as const;
export const figure = { witch: 'a Witch', elder: 'an Elder' } as const;
export const actions = {
  boon: 'gain VP and climb a step',
  'discover-north': 'discover in the Northern Lakes',
  'discover-central': 'discover in the Central Mountains',
  play: 'play the top card',
  explore: 'explore the Outer Circle',
  transfer: 'make a Transfer',
  'draw-place': 'draw a Place',
  'coven-track': 'climb a step on the track',
} as const;
