/** The rules stopped at what nobody told: the facts they need, with the last known numbers filled in. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { sayValue } from '@tavola/kernel/real.ts';
import { useState } from 'react';
import { Cited } from '../table/cited.tsx';
import { useText } from '../text/catalogue.ts';
import { useEvening } from './context.ts';
import { FactRow } from './fact-row.tsx';

export function NeedSheet() {
  const t = useText();
  const model = useEvening();
  const { evening, open, say, attempt } = model;
  const { need, table } = evening.app;
  const [changed, setChanged] = useState<{ readonly [id: string]: string }>({});
  if (!need) return null;
  const all = table.facts();
  const wanted = all.filter(({ id }) => need.facts.includes(id));
  const places = [...new Set(wanted.map(({ place }) => place))];
  // People look at a place once: whatever is in doubt there is asked with it, and what the rules wait for comes last.
  const beside = all.filter(({ id, sure, place }) => !sure && places.includes(place) && !need.facts.includes(id));
  const facts = [...beside, ...wanted];
  const confirm = () =>
    attempt(() => {
      for (const fact of facts) evening.tell(fact.id, changed[fact.id] ?? sayValue(fact));
      setChanged({});
    });
  return (
    <>
      <h1>{t.assistant.need}</h1>
      <p>{t.assistant.needWhy}</p>
      {places.map((place) => (
        <section key={place}>
          <h2>{open.text.real?.place(place, say) ?? place}</h2>
          <ul className="evening-facts">
            {facts
              .filter((fact) => fact.place === place)
              .map((fact) => (
                <FactRow
                  key={fact.id}
                  fact={fact}
                  said={changed[fact.id] ?? sayValue(fact)}
                  onTell={(said) => setChanged({ ...changed, [fact.id]: said })}
                />
              ))}
          </ul>
        </section>
      ))}
      <button type="button" className="btn primary big" onClick={confirm}>
        <Glyph id="check" />
        {t.assistant.confirm}
      </button>
      {need.clause && <Cited clauses={[need.clause]} />}
    </>
  );
}
