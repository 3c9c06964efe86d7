/** What happened, in whole sentences, with jumps by round and turn. Of a long game only what is looked at is in the page. */
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useText } from '../../text/catalogue.ts';
import { endSentence } from '../model/ending.ts';
import { useDrawn, useGame, useLog, useMatch } from '../model/parts.tsx';
import { Handed } from './handed.tsx';
import { handsAt } from './hands.ts';
import { LogLine } from './log-line.tsx';
import { LongList, type LongListHandle } from './long-list.tsx';

/** Longer lists take too long to scroll. */
const LONG = 40;

export function GameLog() {
  const t = useText();
  const { match } = useMatch();
  const game = useGame();
  const { props } = useDrawn();
  const { told } = useLog();
  const list = useRef<LongListHandle>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback((n: number, open: boolean) => {
    setOpened((before) => (before.has(n) === open ? before : changed(before, n, open)));
  }, []);
  const fresh = told.length - props.happened.length;
  return (
    <div className="log-box">
      {told.length > LONG && <Jumps list={list} />}
      {told.length === 0 && <p className="hint">{t.table.nothingYet}</p>}
      <LongList
        className="log"
        role="log"
        aria-label={t.table.log}
        handle={list}
        follows
        count={told.length + (props.outcome ? 1 : 0)}
        line={(n) => {
          if (n === told.length && props.outcome) return <VictoryLine key={n} n={n} outcome={props.outcome} />;
          const heard = told[n];
          const line = heard ? (
            <LogLine
              key={n}
              n={n}
              heard={heard}
              fresh={n >= fresh && props.outcome === null}
              open={opened.has(n)}
              onToggle={toggle}
              match={match}
              game={game}
              props={props}
            />
          ) : null;
          const changes = handsAt(told, n, match);
          return changes.length === 0 ? (
            line
          ) : (
            <div key={n} className="handed" data-n={n}>
              {line}
              <Handed changes={changes} match={match} />
            </div>
          );
        }}
      />
    </div>
  );
}

/** Whatever the rules said of it, the log ends with who won and why. */
function VictoryLine({ n, outcome }: { readonly n: number; readonly outcome: Outcome }) {
  const t = useText();
  const { match, viewer } = useMatch();
  const game = useGame();
  const { props } = useDrawn();
  const [winner] = outcome.winners;
  return (
    <div className={`ln victory ${winner === undefined ? '' : seatClass(winner)}`} data-n={n}>
      {winner === undefined ? <span /> : <SeatShape seat={winner} />}
      <b>{endSentence(t.result, game, { outcome, view: props.view, seats: match.seats.length, viewer })}</b>
    </div>
  );
}

function changed(before: ReadonlySet<number>, n: number, open: boolean): ReadonlySet<number> {
  const after = new Set(before);
  if (open) after.add(n);
  else after.delete(n);
  return after;
}

/** To the round or turn before, the one after, any of them, or the end. */
function Jumps({ list }: { readonly list: React.RefObject<LongListHandle | null> }) {
  const t = useText();
  const { face, say } = useGame();
  const { told } = useLog();
  const headings = useMemo(
    () =>
      told.flatMap(({ event }, n) => {
        const text = face.log?.heading?.(event, say) ?? null;
        return text === null ? [] : [{ n, text }];
      }),
    [told, face, say],
  );
  const go = (n: number | undefined) => n !== undefined && list.current?.show(n);
  const back = () => {
    const top = list.current?.top() ?? 0;
    go(headings.findLast(({ n }) => n < top)?.n ?? 0);
  };
  const on = () => {
    const top = list.current?.top() ?? 0;
    go(headings.find(({ n }) => n > top)?.n);
  };
  if (headings.length < 2) return null;
  return (
    <nav className="log-jumps" aria-label={t.table.jump}>
      <button type="button" className="ib" aria-label={t.table.turnBefore} onClick={back}>
        <Glyph id="chevron-up" />
      </button>
      <select aria-label={t.table.jump} value="" onChange={({ target }) => go(Number(target.value))}>
        <option value="" disabled>
          {t.table.jumpTo}
        </option>
        {headings.map(({ n, text }) => (
          <option key={n} value={n}>
            {text}
          </option>
        ))}
      </select>
      <button type="button" className="ib" aria-label={t.table.turnAfter} onClick={on}>
        <Glyph id="chevron-down" />
      </button>
      <button type="button" className="ib" aria-label={t.table.toNewest} onClick={() => list.current?.toEnd()}>
        <Glyph id="to-end" />
      </button>
    </nav>
  );
}
