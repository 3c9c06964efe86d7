/** What a search would do, hung below the decision: up to three ideas, their chances and why. Touching one draws it on the board. */
import type { Idea } from '@tavola/bots/hint/hint.ts';
import { Glyph, seatClass } from '@tavola/games/board/glyph.tsx';
import { moveText } from '@tavola/kernel/face/face.ts';
import { useState } from 'react';
import { problemText, useText } from '../../text/catalogue.ts';
import { HintSettings } from '../../you/hint-settings.tsx';
import { useAsked, useDrawn, useGame, useMatch } from '../model/parts.tsx';
import { percent, signed, type WhyLine, whyLines } from './hint-words.ts';
import { previewed } from './preview.tsx';
import type { Hinted } from './use-hint.ts';

export function HintButton({ hinted }: { readonly hinted: Hinted }) {
  const t = useText();
  if (!hinted.possible) return null;
  const isOpen = hinted.busy || hinted.hint !== null || hinted.problem !== null;
  return (
    <button
      type="button"
      className="btn quiet hint-button"
      aria-expanded={isOpen}
      onClick={isOpen ? hinted.close : hinted.ask}
    >
      <Glyph id="hint" className="s" />
      <span>{t.hint.title}</span>
    </button>
  );
}

export function HintPanel({ hinted }: { readonly hinted: Hinted }) {
  const t = useText();
  const { hint, thinking, busy, problem, close } = hinted;
  if (!busy && !hint && !problem) return null;
  return (
    <section className="hint-panel" aria-label={t.hint.title}>
      <header>
        <h3>
          <Glyph id="hint" />
          {t.hint.title}
        </h3>
        <span className="chip">
          <Glyph id="eye" className="xs" />
          {t.hint.known}
        </span>
        <button type="button" className="ib" aria-label={t.close} onClick={close}>
          <Glyph id="close" />
        </button>
      </header>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      {busy && <Thinks share={thinking?.share ?? 0} hinted={hinted} />}
      {!busy && hint && <Ideas hinted={hinted} />}
    </section>
  );
}

function Thinks({ share, hinted: { thinking, stop } }: { readonly share: number; readonly hinted: Hinted }) {
  const t = useText();
  const { face, text, say } = useGame();
  const best = thinking?.ideas[0];
  return (
    <>
      <p role="status">{t.hint.thinks}</p>
      <progress value={share} aria-label={t.hint.thinks} />
      {thinking && best && (
        <p className="fine">{t.hint.soFar(thinking.iterations, moveText({ face, text }, best.move, say))}</p>
      )}
      <footer>
        <button type="button" className="btn" disabled={!thinking} onClick={stop}>
          {t.hint.stop}
        </button>
      </footer>
    </>
  );
}

const LETTERS = ['A', 'B', 'C'];

function Ideas({ hinted: { hint, previews, ask, close } }: { readonly hinted: Hinted }) {
  const t = useText();
  const { viewer } = useMatch();
  const game = useGame();
  const { face, text, say } = game;
  const { props } = useDrawn();
  const { asked } = useAsked();
  const [chosen, setChosen] = useState(0);
  if (!hint || viewer === 'spectator') return null;
  const now = percent(hint.chances[viewer]);
  const name = (idea: Idea) => moveText({ face, text }, idea.move, say);
  const choose = (idea: Idea, i: number) => {
    setChosen(i);
    asked.select(idea.id);
  };
  const whys = (idea: Idea): readonly WhyLine[] => {
    const own = whyLines(idea.reasons, viewer, game, t.hint);
    const preview = previews.get(idea.id);
    if (own.length > 0 || !preview) return own;
    const { costs, gains, happens } = previewed(game, props, preview);
    const lines = (tone: WhyLine['tone'], of: readonly string[]) => of.map((words) => ({ tone, text: words }));
    return [...lines('plus', gains), ...lines('minus', costs), ...lines('plus', happens)].slice(0, 3);
  };
  const taken = hint.ideas[chosen] ?? hint.ideas[0];
  return (
    <>
      <p className="now" role="status">
        {t.hint.now(now, hint.ideas.length)}
      </p>
      <ol className={seatClass(viewer)}>
        {hint.ideas.map((idea, i) => {
          const chance = percent(idea.chances[viewer]);
          return (
            <li key={idea.id} className={i === chosen ? 'sel' : ''}>
              <button type="button" aria-pressed={i === chosen} onClick={() => choose(idea, i)}>
                <i>{LETTERS[i]}</i>
                <span>
                  <b>{name(idea)}</b>
                  <span className="meter" aria-hidden="true">
                    <i style={{ width: `${chance}%` }} />
                    <u style={{ left: `${now}%` }} />
                  </span>
                </span>
                <span className="chance">
                  <b>{chance}%</b>
                  <small className={chance < now ? 'down' : 'up'}>{signed(chance - now)}</small>
                </span>
              </button>
              <WhyList lines={whys(idea)} />
            </li>
          );
        })}
      </ol>
      <footer>
        {taken && (
          <button type="button" className="btn primary" onClick={() => asked.take(taken.id)}>
            <Glyph id="check" className="s" />
            {name(taken)}
          </button>
        )}
        <button type="button" className="btn quiet" onClick={close}>
          {t.hint.alone}
        </button>
      </footer>
      <HowMuch onAgain={ask} />
    </>
  );
}

export function WhyList({ lines }: { readonly lines: readonly WhyLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="whys">
      {lines.map(({ tone, text }) => (
        <li key={text} className={tone}>
          <Glyph id={tone} className="s" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** How long and how hard it thinks: kept for the next time. */
function HowMuch({ onAgain }: { readonly onAgain: () => void }) {
  const t = useText();
  return (
    <details className="how-much">
      <summary>{t.hint.howMuch}</summary>
      <HintSettings />
      <button type="button" className="btn sm" onClick={onAgain}>
        {t.hint.again}
      </button>
    </details>
  );
}
