/** The rules stopped at what nobody told: the facts they need, with the last known numbers filled in. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { factText } from '@tavola/kernel/face/text.ts';
import { besidesSheet, sheetOf } from '@tavola/kernel/real/doubt-sheet.ts';
import { sayValue } from '@tavola/kernel/rules/real.ts';
import type { Believed } from '@tavola/kernel/table/picture.ts';
import { useState } from 'react';
import { Cited } from '../../table/log/cited.tsx';
import { sentencesOf, useEvening } from '../model/context.ts';
import { useEveningWords } from '../model/words.ts';
import { Choices, isBlank } from './choices.tsx';
import { FactRow } from './fact-row.tsx';

export function NeedSheet() {
  const words = useEveningWords();
  const model = useEvening();
  const { evening, open, say, attempt } = model;
  const { need } = evening.app;
  const [changed, setChanged] = useState<{ readonly [id: string]: string }>({});
  const [isAll, showAll] = useState(false);
  if (!need) return null;
  const asked = sheetOf(evening.app);
  const others = besidesSheet(evening.app);
  const facts = isAll ? [...asked, ...others] : asked;
  const places = [...new Set(facts.map(({ place }) => place))];
  const saidOf = (fact: Believed) => changed[fact.id] ?? sayValue(fact);
  const tell = (said: (fact: Believed) => string, also: readonly Believed[] = []) =>
    attempt(() => {
      evening.tellAll([...facts, ...also].map((fact) => [fact.id, also.includes(fact) ? sayValue(fact) : said(fact)]));
      setChanged({});
      showAll(false);
    });
  // One thing that was never told: touching it is the answer.
  const isOneTouch = facts.length === 1 && facts.every((fact) => isBlank(fact));
  const isOpen = facts.some((fact) => isBlank(fact, saidOf(fact)));
  return (
    <>
      <AlreadyTold told={sentencesOf(model, need.told)} />
      {!isOneTouch && (
        <>
          <h1>{words.need}</h1>
          <p>{words.needWhy}</p>
        </>
      )}
      {places.map((place) => (
        <section key={place} className={isOneTouch ? 'evening-one' : ''}>
          <h2>{open.text.real?.place(place, say) ?? place}</h2>
          {isOneTouch && facts.map(({ id, fact }) => <h1 key={id}>{factText(open.text, fact, say)}</h1>)}
          <ul className="evening-facts">
            {facts
              .filter((fact) => fact.place === place)
              .map((fact) => {
                const Told = isBlank(fact) ? Choices : FactRow;
                return (
                  <Told
                    key={fact.id}
                    fact={fact}
                    said={saidOf(fact)}
                    onTell={(said) => (isOneTouch ? tell(() => said) : setChanged({ ...changed, [fact.id]: said }))}
                  />
                );
              })}
          </ul>
        </section>
      ))}
      {!isOneTouch && (
        <Confirm
          isOpen={isOpen}
          isMore={others.length > 0 && !isAll}
          onSeeAll={() => showAll(true)}
          onNothingElse={() => tell(saidOf, others)}
          onConfirm={() => tell(saidOf)}
        />
      )}
      {need.clause && <Cited clauses={[need.clause]} />}
    </>
  );
}

function AlreadyTold({ told }: { readonly told: readonly string[] }) {
  if (told.length === 0) return null;
  return (
    <ul className="need-told">
      {told.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

type ConfirmProps = {
  /** Something asked has no answer yet. */
  readonly isOpen: boolean;
  /** There are facts besides those asked, not shown yet. */
  readonly isMore: boolean;
  readonly onSeeAll: () => void;
  readonly onNothingElse: () => void;
  readonly onConfirm: () => void;
};

function Confirm({ isOpen, isMore, onSeeAll, onNothingElse, onConfirm }: ConfirmProps) {
  const words = useEveningWords();
  return (
    <div className="ask-row">
      {isMore && (
        <>
          <button type="button" className="btn ask-side" aria-label={words.seeAll} onClick={onSeeAll}>
            <Glyph id="expand" />
          </button>
          <button type="button" className="btn ask-go" disabled={isOpen} onClick={onNothingElse}>
            {words.nothingElse}
          </button>
        </>
      )}
      <button type="button" className="btn primary ask-go" disabled={isOpen} onClick={onConfirm}>
        <Glyph id="check" />
        {words.confirm}
      </button>
    </div>
  );
}
