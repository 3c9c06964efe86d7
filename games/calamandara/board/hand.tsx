/** The viewer's cards: hand, final reserve and cards that wait, each a button for what it may do now. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { labels } from '../text/labels.ts';
import { CardFace, CardTexts } from './card.tsx';
import type { Props } from './scene.ts';
import { type Slot, slotsOf } from './slots.ts';

export function Hand(props: Props) {
  const [reading, setReading] = useState(false);
  const { view, viewer, choice, language } = props;
  const me = viewer === 'spectator' ? undefined : view.travellers[viewer];
  if (!me) return null;
  const text = labels[language];
  const slots = slotsOf(props, me);
  const touch = (slot: Slot, at: Element) => {
    if (slot.options.length > 0) choice?.narrow(slot.options);
    else if (choice && slot.refused.length > 0) choice.why(slot.refused, at);
    else setReading(true);
  };
  return (
    <section className="cal-hand">
      <h2 className="label">
        <span>{text.hand}</span>
        <span className="cal-count">
          <Glyph id="lock" className="xs" />
          {text.finalReserve} {me.finalReserve.length}/3
        </span>
        <button type="button" className="cal-read" aria-expanded={reading} onClick={() => setReading(!reading)}>
          <Glyph id="eye" className="xs" />
          {reading ? text.closeCards : text.readCards}
        </button>
      </h2>
      {reading && (
        <CardTexts cards={slots.map(({ card }) => card)} language={language} close={() => setReading(false)} />
      )}
      <ul className="cal-cards">
        {slots.map((slot) => (
          <li key={slot.key}>
            <CardFace
              card={slot.card}
              language={language}
              note={slot.note}
              place={slot.place}
              state={stateOf(slot, props)}
              touch={(at) => touch(slot, at)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ options, refused }: Slot, { choice }: Props): 'selected' | 'can' | 'off' | 'quiet' {
  if (choice?.selected && options.includes(choice.selected.id)) return 'selected';
  if (options.length > 0) return 'can';
  return choice && refused.length > 0 ? 'off' : 'quiet';
}
