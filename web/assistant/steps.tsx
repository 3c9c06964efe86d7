/** Everything that happened, turn by turn, the newest first; any turn or line can be gone back to, and what lies ahead or was cut off can be had again. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { isTask } from '@tavola/kernel/face/text.ts';
import type { Turn } from '@tavola/kernel/real/turns.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useState } from 'react';
import { Confirm } from '../ui/confirm.tsx';
import { type EveningModel, useEvening } from './model/context.ts';
import { linesIn, type ShownLine, toldAt } from './model/screen-lines.ts';
import { useEveningWords } from './model/words.ts';
import { ThisTurn } from './people/this-turn.tsx';
import { LineList } from './turn/line-list.tsx';
import { Recover } from './turn/recover.tsx';

export function Steps() {
  const words = useEveningWords();
  const model = useEvening();
  const past = pastOf(model).toReversed();
  return (
    <>
      <h2>{words.tabs.log}</h2>
      <Recover />
      <ThisTurn canStartOver />
      {past.map((one, i) => (
        <PastTurn key={one.parts[0]?.first} past={one} isNewest={i === 0} />
      ))}
    </>
  );
}

/** A turn, in as many parts as it had moments from which it could go on; of the set-up nobody. */
type Past = { readonly seat: Seat | null; readonly parts: readonly Turn[] };

function pastOf({ evening, open }: EveningModel): readonly Past[] {
  const past: Past[] = [];
  for (const turn of evening.app.turns()) {
    if (!evening.app.table.told.slice(turn.first, turn.end).some(({ event }) => isTask(open.text, event))) continue;
    const seat = turn.before === null ? null : (open.face.turns?.whose?.(turn.before) ?? null);
    const last = past.at(-1);
    if (last?.seat === seat) past[past.length - 1] = { seat, parts: [...last.parts, turn] };
    else past.push({ seat, parts: [turn] });
  }
  return past;
}

function PastTurn({ past: { seat, parts }, isNewest }: { readonly past: Past; readonly isNewest: boolean }) {
  const words = useEveningWords();
  const model = useEvening();
  const [isOpen, setOpen] = useState(isNewest);
  return (
    <section className="evening-past">
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Glyph id={isOpen ? 'chevron-down' : 'chevron-right'} className="s" />
          {seat === null ? words.setUp : model.say.who(seat)}
        </button>
      </h3>
      {isOpen && (
        <LineList
          lines={parts.flatMap((part) => linesIn(model, part))}
          beside={(line) => line.told.length > 0 && <BackTo line={line} />}
        />
      )}
    </section>
  );
}

function BackTo({ line }: { readonly line: ShownLine }) {
  const words = useEveningWords();
  const model = useEvening();
  const { evening, attempt, to } = model;
  const [isAsking, setAsking] = useState(false);
  const at = toldAt(model, line.told[0] ?? 0)?.at ?? 0;
  const goBack = () => {
    setAsking(false);
    attempt(() => evening.goTo(at));
    to('turn');
  };
  // Over more than the turn on the screen.
  const isFar = (line.told[0] ?? 0) < evening.app.table.toldAtCheckpoint;
  return (
    <>
      <button
        type="button"
        className="ib"
        aria-label={`${words.backHere}: ${line.text}`}
        onClick={() => (isFar ? setAsking(true) : goBack())}
      >
        <Glyph id="undo" />
      </button>
      {isAsking && (
        <Confirm
          title={words.backTitle}
          text={words.backText(evening.app.table.count - at, line.text)}
          yes={words.backYes}
          no={words.backNo}
          onYes={goBack}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
