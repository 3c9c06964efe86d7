/** The moves of a replay, and at its end the result and whether chance was fair. */

import type { TableProps } from '@tavola/games/board/contract.ts';
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import { sentence } from '@tavola/kernel/face/text.ts';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import type { HeardEvent } from '../api/types.ts';
import { useLocation } from '../browser/router.tsx';
import { Handed } from '../table/log/handed.tsx';
import { handsAt } from '../table/log/hands.ts';
import { Reasons } from '../table/log/ladder.tsx';
import { LongList, type LongListHandle } from '../table/log/long-list.tsx';
import { clausesOf, seatOf } from '../table/model/clauses.ts';
import { useDrawn, useGame, useLog, useMatch } from '../table/model/parts.tsx';
import { ScoreTable } from '../table/result/score-table.tsx';
import { Twin } from '../table/stage/twin.tsx';
import { useText } from '../text/catalogue.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { AnalysisView, type Playing } from './analysis-view.tsx';
import { FairnessText } from './fairness.tsx';
import type { ReplayProps } from './replay-screen.tsx';

type Tab = 'moves' | 'analysis' | 'hands' | 'result' | 'list';

export function ReplaySide(props: ReplayProps & Playing) {
  const t = useText();
  const { board } = useGame();
  const { hands } = useDrawn();
  const { searchParams } = useLocation();
  const [chosen, setTab] = useState<Tab>(searchParams.has('analysis') ? 'analysis' : 'moves');
  const id = useId();
  const Hand = hands === 'all' ? board?.Hand : undefined;
  const wanted: readonly Tab[] = ['moves', 'analysis', 'hands', 'result', 'list'];
  const isOver = props.replay.match.outcome !== null;
  const tabs = wanted.filter((name) => (name !== 'hands' || Hand) && (name !== 'analysis' || isOver));
  const tab = tabs.includes(chosen) ? chosen : 'moves';
  return (
    <aside className="side" aria-label={t.table.panels}>
      <div className="tabs" role="tablist">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab === name}
            onClick={() => setTab(name)}
          >
            {t.replay.tabs[name]}
          </button>
        ))}
      </div>
      <div className="tabpanel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'moves' && <Moves {...props} />}
        {tab === 'analysis' && <AnalysisView {...props} />}
        {tab === 'hands' && Hand && <AllHands of={Hand} />}
        {tab === 'result' && <Outcome {...props} />}
        {tab === 'list' && <Twin />}
      </div>
    </aside>
  );
}

/** Everything that these eyes were told, with the step on the board lit; the list follows every jump. */
function Moves({ replay, step, to, eyes }: ReplayProps) {
  const t = useText();
  const { text, say, face } = useGame();
  const { told } = useLog();
  const list = useRef<LongListHandle>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const last = replay.steps.length - 1;
  const { value } = useLoaded(`${replay.match.id} ${eyes}`, () => replay.moment(last, eyes));
  const all = value?.told ?? told;
  const before = replay.steps[step - 1]?.at ?? 0;
  const now = told.length - 1;
  useEffect(() => {
    list.current?.show(Math.max(0, now));
  }, [now]);
  return (
    <LongList
      className="moves"
      aria-label={t.replay.tabs.moves}
      handle={list}
      follows={false}
      count={all.length}
      line={(n) => {
        const { at, event, reasoned } = all[n] as HeardEvent;
        const open = opened.has(n);
        const heading = face.log?.heading?.(event, say);
        const seat = seatOf(event);
        const target = Math.max(
          0,
          replay.steps.findIndex((it) => it.at >= at),
        );
        return (
          <div key={n} data-n={n} className={at > before && n <= now ? 'cur' : n > now ? 'ahead' : ''}>
            <button type="button" className={heading ? 'to turn' : 'to'} onClick={() => to({ at: target })}>
              <span className="no">{target}</span>
              {seat === null ? <span className="seat" /> : <SeatShape seat={seat} />}
              <span>{heading ?? sentence(text.events, event, say)}</span>
            </button>
            {reasoned && (
              <button
                type="button"
                className="ib why-line"
                aria-expanded={open}
                aria-label={t.replay.why}
                onClick={() => setOpened(toggled(opened, n))}
              >
                <Glyph id="why" />
              </button>
            )}
            <Handed changes={handsAt(all, n, replay.match)} match={replay.match} />
            {reasoned && open && <Reasons n={n} event={event} at={at} cites={clausesOf(event, face)} />}
          </div>
        );
      }}
    />
  );
}

function toggled(before: ReadonlySet<number>, n: number): ReadonlySet<number> {
  const after = new Set(before);
  if (!after.delete(n)) after.add(n);
  return after;
}

/** With open cards: each hand as its owner saw it. */
function AllHands({ of: Hand }: { readonly of: ComponentType<TableProps> }) {
  const { match } = useMatch();
  const { say } = useGame();
  const { props } = useDrawn();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <ul className="all-hands" tabIndex={0}>
      {match.seats.map(({ seat }) => (
        <li key={seat}>
          <h3>
            <SeatShape seat={seat} /> {say.who(seat)}
          </h3>
          <Hand {...props} viewer={seat} />
        </li>
      ))}
    </ul>
  );
}

function Outcome({ replay }: ReplayProps) {
  const t = useText();
  const { text, say } = useGame();
  const { outcome } = replay.match;
  const title = () => {
    const names = outcome?.winners.map(say.who) ?? [];
    if (names.length === 0) return t.result.nobody;
    return names.length === 1 && outcome?.winners[0] === say.me ? t.result.youWon : t.result.winners(names);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <div className="prose result-side" tabIndex={0}>
      {outcome ? (
        <>
          <h3>{title()}</h3>
          <p>{text.reasons[outcome.reason] ?? ''}</p>
          <ScoreTable />
        </>
      ) : (
        <p>{t.replay.goesOn}</p>
      )}
      {replay.match.practice === 'used' && <p className="practice-note">{t.practice.help}</p>}
      <h3>{t.fair.title}</h3>
      <FairnessText fairness={replay.fairness} fork={replay.match.origin !== null} />
    </div>
  );
}
