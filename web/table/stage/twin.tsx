/** The board in words and all options as a list: what a screen reader, a keyboard or a game without a drawing uses. */
import { questionText } from '@tavola/kernel/face/text.ts';
import { useText } from '../../text/catalogue.ts';
import { OptionButton } from '../decision/decision-bar.tsx';
import { useAsked, useDrawn, useGame } from '../model/parts.tsx';

export function Twin() {
  const t = useText();
  const { text, say } = useGame();
  const { props } = useDrawn();
  const { asked } = useAsked();
  const { choice } = asked;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="twin" tabIndex={0} aria-label={t.table.list}>
      {choice && (
        <section>
          <h3 className="label">{questionText(text, choice.ask, say).whole}</h3>
          <ul className="options">
            {choice.open.map((option) => (
              <li key={option.id}>
                <OptionButton option={option} primary={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="label">{t.table.boardInWords}</h3>
        <ul className="words">
          {text.board(props.view, say).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of text have no other identity.
            <li key={i}>{line}</li>
          ))}
        </ul>
      </section>
    </section>
  );
}
