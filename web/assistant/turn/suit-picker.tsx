/** A card by its suit; where the rule looks at items, by its item too: two rows of pictures, always in the same order and place. */

import type { Decision } from '@tavola/kernel/rules/decision.ts';
import { useState } from 'react';
import { useEvening } from '../model/context.ts';
import { useEveningWords } from '../model/words.ts';
import { GameGlyph } from '../parts/line-view.tsx';

const SUITS = ['fox', 'rabbit', 'mouse', 'bird'];
const ITEMS = ['boot', 'sack', 'crossbow', 'hammer', 'sword', 'tea', 'coin'];

export function SuitPicker({ options }: { readonly options: Decision['options'] }) {
  const words = useEveningWords();
  const { evening, open, say, attempt } = useEvening();
  const [suit, choose] = useState<string | null>(null);
  const [reason, explain] = useState('');
  const has = (id: string) => options.some((option) => option.id === id);
  const nameOf = (name: string) => open.face.things?.candidate?.(name, say) ?? name;
  const named = options.flatMap(({ id }) => id.split('/')[1] ?? []);
  // What cannot be stands in its place all the same.
  const items = named.length === 0 ? [] : inOrder(ITEMS, [...ITEMS, ...named]);
  const refuse = (item: string) =>
    explain(suit === null ? words.suitFirst : words.noSuchCard(nameOf(suit), nameOf(item)));
  const answer = (id: string) => attempt(() => evening.answer(id));
  const touch = (one: string) => {
    if (items.some((item) => has(`${one}/${item}`))) choose(one);
    else answer(one);
  };
  return (
    <div className="evening-cards">
      <div className="suits">
        {inOrder(
          SUITS,
          options.map(({ id }) => id.split('/')[0] as string),
        ).map((one) => (
          <button
            key={one}
            type="button"
            className={`btn suit-${one}`}
            aria-pressed={suit === one}
            onClick={() => touch(one)}
          >
            <Picture name={one} />
            {nameOf(one)}
          </button>
        ))}
      </div>
      {items.length > 0 && (
        <div className="items">
          {items.map((item) => {
            const can = suit !== null && has(`${suit}/${item}`);
            return (
              <button
                key={item}
                type="button"
                className="btn"
                aria-disabled={!can}
                onClick={() => (can ? answer(`${suit}/${item}`) : refuse(item))}
              >
                <Picture name={item} />
                {nameOf(item)}
              </button>
            );
          })}
          <button
            type="button"
            className="btn"
            aria-disabled={suit === null || !has(suit)}
            onClick={() => (suit !== null && has(suit) ? answer(suit) : explain(words.suitFirst))}
          >
            {words.noItem}
          </button>
        </div>
      )}
      {items.length > 0 && (
        <p className="ask-reason" role="status">
          {reason}
        </p>
      )}
    </div>
  );
}

/** Those of `wanted` in the order that is the same everywhere, then whatever else there is. */
function inOrder(order: readonly string[], wanted: readonly string[]): readonly string[] {
  const all = new Set(wanted);
  return [...order.filter((one) => all.has(one)), ...[...all].filter((one) => !order.includes(one)).toSorted()];
}

function Picture({ name }: { readonly name: string }) {
  const { open } = useEvening();
  const glyph = open.face.real?.pictured?.(name) ?? null;
  return (
    glyph !== null && (
      <i className="card-picture">
        <GameGlyph id={glyph} />
      </i>
    )
  );
}
