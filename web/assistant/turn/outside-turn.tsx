/** A person's turn: everything is told on the map; here are what has no place on it, and the two endings. */
import { useText } from '../../text/catalogue.ts';
import { movesAt, optionText, useEvening } from '../model/context.ts';

export function OutsideTurn() {
  const t = useText();
  const model = useEvening();
  const { evening, open, attempt } = model;
  const [told, ...others] = movesAt(model, null);
  return (
    <>
      <p className="ask-hint">{open.text.real?.ownTurn ?? t.assistant.changed}</p>
      {told && (
        <button type="button" className="btn primary ask-go" onClick={() => attempt(() => evening.answer(told.id))}>
          {optionText(model, told.move)}
        </button>
      )}
      <div className="evening-moves beside">
        {others.map(({ id, move }) => (
          <button key={id} type="button" className="btn" onClick={() => attempt(() => evening.answer(id))}>
            {optionText(model, move)}
          </button>
        ))}
      </div>
    </>
  );
}
