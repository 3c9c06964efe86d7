/** Every place of the table in a list: the keyboard's and the screen reader's way to what the map shows. */

import { factText } from '@tavola/kernel/face/text.ts';
import { NONE, sayValue } from '@tavola/kernel/rules/real.ts';
import type { Believed } from '@tavola/kernel/table/picture.ts';
import { factsAt, useEvening } from './model/context.ts';
import { piecesOf, placesOfMap } from './model/pieces.ts';
import { useEveningWords } from './model/words.ts';
import { Twin } from './people/twin.tsx';
import { isBlank } from './turn/choices.tsx';

/** Not worth a word in a summary. */
const NOTHING = ['0', NONE];

export function Places() {
  const words = useEveningWords();
  const model = useEvening();
  const { evening, open, say, show } = model;
  const onMap = placesOfMap(model);
  const hasTwin = evening.app.table.agreement.seats.some((_, seat) => piecesOf(model, seat).length > 0);
  const all = [...new Set(evening.app.table.facts().map(({ place }) => place))];
  const places = hasTwin ? all.filter((place) => !onMap.includes(place)) : all;
  const saidOf = (fact: Believed) =>
    'min' in fact.among ? sayValue(fact) : (open.text.real?.value(sayValue(fact), say, fact.fact) ?? sayValue(fact));
  const summary = (place: string) =>
    factsAt(model, place)
      .filter((fact) => fact.sure && !fact.alone && !isBlank(fact) && !NOTHING.includes(sayValue(fact)))
      .map((fact) => `${factText(open.text, fact.fact, say)} ${saidOf(fact)}`)
      .join(' · ');
  return (
    <>
      <h2>{words.places}</h2>
      <div className="evening-places">
        <Twin summary={summary} />
        <ul>
          {places.map((place) => (
            <li key={place}>
              <button type="button" className="btn" onClick={() => show(place)}>
                <b>{open.text.real?.place(place, say) ?? place}</b>
                <small>{summary(place)}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
