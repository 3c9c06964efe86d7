/** Every card has the power its printed kinds promise; nothing is left out (OATH-7.15, Appendix A2). */
import { expect, test } from 'vitest';
import { allCards, denizens, edifices, type Facts, relics, siteFacts } from '../../data/cards.ts';
import type { Power } from '../hooks/power.ts';
import { powers } from './registry.ts';

/** The law itself does what these say. */
const LAW = ['grand-scepter', 'conspiracy', 'forest-temple'];

const written = allCards.filter(({ type }) => type !== 'vision');

test.each(written)('$id does what its kinds say', (card) => {
  if (LAW.includes(card.id)) return;
  const power = powers.get(card.id) ?? {};
  const missing = card.kinds.filter((kind) => !has(card, power, kind));
  expect(missing).toEqual([]);
});

function has(card: Facts, power: Power, kind: Facts['kinds'][number]): boolean {
  switch (kind) {
    case 'action':
      return power.action !== undefined;
    case 'when-played':
      return power.played !== undefined;
    case 'rest':
      return power.rest !== undefined;
    case 'battle-plan':
      return card.params !== null || power.plan !== undefined;
    case 'modifier':
    case 'persistent':
    case 'static':
      return isHomeland(card) || hooks(power) > 0;
  }
}
function hooks({ fold, forbid, toll, react, own, modifier }: Power): number {
  return (
    [fold, forbid, toll, react].flatMap((group) => Object.keys(group ?? {})).length +
    (own || modifier?.use || modifier?.shift ? 1 : 0)
  );
}
function isHomeland(card: Facts): boolean {
  return card.type === 'site' && siteFacts(card.id).homeland !== null;
}

test('no power belongs to a card that does not exist', () => {
  const ids = new Set(allCards.map(({ id }) => id));
  expect([...powers.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

test('hooks stand only where the kinds allow them', () => {
  for (const { id, kinds } of [...denizens, ...edifices, ...relics]) {
    const { action, rest, played, plan, modifier } = powers.get(id) ?? {};
    expect([id, action && !kinds.includes('action')]).toEqual([id, action && false]);
    expect([id, rest && !kinds.includes('rest')]).toEqual([id, rest && false]);
    expect([id, played && !kinds.includes('when-played')]).toEqual([id, played && false]);
    expect([id, plan && !kinds.includes('battle-plan')]).toEqual([id, plan && false]);
    const chosen = kinds.includes('modifier') || modifier?.anywhere === true;
    expect([id, modifier && !chosen]).toEqual([id, modifier && false]);
  }
});
