/** Every denizen, edifice, relic, site, banner, Vision and Reliquary power is walked through every way it can be used: none is inert (OATH-7.15). */
import { expect, test } from 'vitest';
import { allCards, siteFacts } from '../data/cards.ts';
import { powers } from '../rules/powers/registry.ts';
import { idleHooks } from './stress.ts';

const TRIES = 400;
/** The law itself does what these say: chapters 6 and 8. */
const LAW = ['grand-scepter', 'forest-temple'];
const cards = allCards.filter(({ id, type }) => !LAW.includes(id) && !(type === 'site' && isPlain(id)));

/** A site that only has numbers. */
function isPlain(id: string): boolean {
  return !powers.has(id) && siteFacts(id).homeland === null;
}

test.each(cards)('$id leaves no part of its power unused', (card) => {
  expect(idleHooks(card, powers.get(card.id) ?? {}, TRIES)).toEqual([]);
});
