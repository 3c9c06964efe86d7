/** What lies in one place: numbers by steppers, names by buttons, and what people do there to an automaton. */

import { useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { factsAt, movesAt, optionText, useEvening } from './context.ts';
import { FactRow } from './fact-row.tsx';

type Props = { readonly place: string; readonly onClose: () => void };

export function PlaceSheet({ place, onClose }: Props) {
  const t = useText();
  const model = useEvening();
  const { evening, open, say, attempt } = model;
  const moves = movesAt(model, place);
  return (
    <Dialog kind="sheet" title={open.text.real?.place(place, say) ?? place} onClose={onClose}>
      <div className="evening-sheet">
        {moves.length > 0 && (
          <>
            <h3>{t.assistant.touching}</h3>
            <div className="evening-moves">
              {moves.map(({ id, move }) => (
                <button
                  key={id}
                  type="button"
                  className="btn"
                  onClick={() => {
                    attempt(() => evening.answer(id));
                    onClose();
                  }}
                >
                  {optionText(model, move)}
                </button>
              ))}
            </div>
          </>
        )}
        <h3>{t.assistant.place}</h3>
        <ul className="evening-facts">
          {factsAt(model, place).map((fact) => (
            <FactRow key={fact.id} fact={fact} onTell={(said) => attempt(() => evening.tell(fact.id, said))} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
