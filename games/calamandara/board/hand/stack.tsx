/** The reaction stack: the last card on top, since it resolves first. */
import { SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import type { EntryView } from '../../rules/view.ts';
import type { Words } from '../../text/type.ts';
import type { Props } from '../cross/scene.ts';
import { Emblem } from './card.tsx';
import './stack.css';

export function Stack({ view, say }: Props) {
  const text = say.words;
  if (view.stack.length === 0) return null;
  return (
    <section className="cal-reactions">
      <header>
        <h2>{text.stack}</h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ol tabIndex={0}>
        {view.stack.toReversed().map((entry, i) => {
          const number = view.stack.length - i;
          return (
            <li
              key={number}
              className={`${seatClass(entry.user)} ${i === 0 ? 'last' : ''} ${isVoid(entry) ? 'void' : ''}`}
            >
              <span className="number">{number}</span>
              <Emblem card={entry.card} />
              <span className="what">
                <b>{text.cards[entry.card].name}</b>
                <small>{noteOf(entry, text)}</small>
              </span>
              <span className="by">
                <SeatShape seat={entry.user} />
                {say.who(entry.user)}
              </span>
            </li>
          );
        })}
      </ol>
      <footer>{text.resolves}</footer>
    </section>
  );
}

const isVoid = ({ suspended, prevented }: EntryView): boolean => suspended || prevented;

function noteOf(entry: EntryView, text: Words): string {
  if (entry.suspended) return text.suspended;
  if (entry.prevented) return text.prevented;
  const act = entry.effect === entry.card ? text.cards[entry.card].act : text.carries(entry.effect);
  return entry.kept ? `${act} · ${text.kept}` : act;
}
