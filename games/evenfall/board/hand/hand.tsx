/** The viewer's hand: Rituals and persons with cost, keyword, effect and VP. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { HandRow } from '@tavola/games/board/hand-row.tsx';
import { named } from '@tavola/games/board/named.ts';
import { useState } from 'react';
import { costOf, isRitual, personOf, ritualOf, vpOf } from '../../data/cards.ts';
import { cardName } from '../../text/names.ts';
import { TouchOrPetals } from '../pieces/petal.tsx';
import { Points } from '../pieces/points.tsx';
import { CostSymbols, Eve } from '../pieces/symbols.tsx';
import { copyHandle } from '../table/handles.ts';
import { AtTable, type EvenfallTable, useTable } from '../table/table.tsx';

/** This many cards stand side by side with their texts on a desk; more show their names, and the texts when they are read. */
const FEW = 4;

export function Hand(table: EvenfallTable) {
  if (table.viewer === 'spectator') return null;
  return (
    <AtTable table={table}>
      <div className="eve eve-hand">
        <Cards cards={table.view.players[table.viewer]?.hand ?? []} />
      </div>
    </AtTable>
  );
}

function Cards({ cards }: { readonly cards: readonly string[] }) {
  const { words } = useTable();
  const [reading, setReading] = useState(false);
  if (cards.length === 0) return <p className="nobody">{words.emptyHand}</p>;
  return (
    <div className={`hand-cards ${reading ? 'reading' : ''} ${cards.length > FEW ? 'many' : ''}`}>
      <button type="button" className="read-hand" aria-expanded={reading} onClick={() => setReading(!reading)}>
        <Glyph id="eye" className="xs" />
        {reading ? words.closeHand : words.readHand}
      </button>
      <HandRow className="hand-row" cards={cards} label={words.hand} scrolls>
        {(card, copy) => <HandCard card={card} copy={copy} />}
      </HandRow>
    </div>
  );
}

function HandCard({ card, copy }: { readonly card: string; readonly copy: number }) {
  const { tongue, words, texts, choice, on } = useTable();
  const held = on(`card:${card}`, copyHandle(card, copy));
  const off = choice?.ask === 'turn' && held.ids.length === 0;
  const asked = typeof choice?.ask === 'object' ? choice.ask : null;
  const chosen = (asked?.kind === 'ritual-place' || asked?.kind === 'drop') && asked.card === card && copy === 0;
  const name = cardName(card, tongue);
  const ritual = isRitual(card);
  const [keyword] = ritual ? ritualOf(card).keywords : personOf(card).keywords;
  const cost = costOf(card);
  return (
    <article
      className={`hand-card ${ritual ? 'of-ritual' : 'of-person'} ${off ? 'off' : ''} ${chosen ? 'chosen' : ''}`}
      {...named(`card:${card}`)}
    >
      <span className="cost">
        <span className="sr">{words.cost}: </span>
        <CostSymbols cost={cost} />
      </span>
      <span className="kind">
        {ritual ? null : <Glyph id="person" label={words.asSpecialist} />}
        {keyword ? <Eve id={keyword} label={words.keywords[keyword]} /> : null}
      </span>
      <span className="watermark">{keyword ? <Eve id={keyword} /> : <Glyph id="person" />}</span>
      <b>{name}</b>
      {ritual ? (
        <p>{texts.ritual(card)}</p>
      ) : (
        <>
          <p>{texts.specialist(card)}</p>
          <p className="as-council">
            <Eve id="first" label={words.asCouncil} />
            {texts.council(card)}
          </p>
        </>
      )}
      <Points n={vpOf(card)} />
      <TouchOrPetals className="outside" on={held} label={name} />
    </article>
  );
}
