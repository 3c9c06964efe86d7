/**
 * Shared tests of a game's board. A game calls `boardKit({ game, face, board })` in its board/board.test.tsx. Whatever can be touched carries
 * `data-options`, the ids of the open options it stands for (games/board/stands-for.ts).
 */

import type { Glossary, SpokenFace } from '@tavola/kernel/face/face.ts';
import { languages } from '@tavola/kernel/face/text.ts';
import { refusedOptions } from '@tavola/kernel/host/why-not.ts';
import { kindOf, type Seat, type Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Option } from '@tavola/kernel/rules/decision.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { type ComponentType, createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inBothLanguages, type KitGame, questionsOf, sayFor, tablesOf, titleOf } from './kit.ts';
import { nameless } from './nameless.ts';

// biome-ignore lint/suspicious/noExplicitAny: the kit draws any game without knowing its types.
type Part = ComponentType<any>;
/** As much of a board as the kit looks at (games/board/contract.ts). */
export type KitBoard = {
  readonly Board: Part;
  readonly Hand?: Part;
  readonly Reserve?: Part;
  readonly Stack?: Part;
  readonly Moment?: Part;
  readonly SeatPanel: Part;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readonly placed: (move: any, view: any) => boolean;
};
export type BoardKit = KitGame & {
  readonly board: KitBoard;
  /** Each kind of question is looked at when it first comes up, and then at every n-th decision. */
  readonly every?: number;
  /** A kind of question that one table has shown is not news at the next: for games of many tables whose drawings cost time. */
  readonly kindsOnce?: boolean;
};

/** After a touch the shell offers at most this many options as buttons too. */
const AS_BUTTONS = 8;

export function boardKit({ board, every = 23, kindsOnce = false, ...it }: BoardKit): void {
  const shown = new Set<string>();
  describe('the board', () => {
    test.each(tablesOf(it).map((table) => ({ title: titleOf(table), ...table })))(
      '$title: every option can be touched or is a button, and every part is drawn',
      async (setup) => {
        const spoken = await inBothLanguages(it.face);
        const glossaries = await Promise.all(
          languages.map((language) => it.face.handbook?.glossary?.[language]() ?? {}),
        );
        const asks = kindsOnce ? shown : new Set<string>();
        const flaws = new Set<string>();
        const game = questionsOf(it.game, setup);
        let step = game.next();
        for (; !step.done; step = game.next()) {
          const { table, seat, n } = step.value;
          const kind = kindOf(table.question(seat)?.ask ?? '');
          if (asks.has(kind) && n % every > 0) continue;
          asks.add(kind);
          const one = spoken[n % spoken.length] as SpokenFace;
          const drawings = spoken.map((face) => drawn(board, propsAt(table, seat, face)));
          drawings.push(drawn(board, propsAt(table, 'spectator', one)));
          for (const flaw of drawings.flatMap(flawsOf)) flaws.add(flaw);
          const whole = drawings[spoken.indexOf(one)] as string;
          const known = glossaries[spoken.indexOf(one)] ?? {};
          for (const flaw of unexplained(whole, table, seat, one, known)) flaws.add(flaw);
          for (const id of outOfReach(board, table, seat, one, whole)) flaws.add(`${kind}: ${id} cannot be touched`);
        }
        const ended = step.value;
        for (const face of spoken)
          for (const flaw of flawsOf(drawn(board, propsAt(ended, 'spectator', face)))) flaws.add(flaw);
        expect([...flaws]).toEqual([]);
      },
    );
  });
}

/** What is drawn and has no name, or no explanation. */
function unexplained(
  html: string,
  table: Table,
  seat: Seat,
  spoken: SpokenFace,
  glossary: Glossary,
): readonly string[] {
  const describeThing = spoken.face.things?.describe;
  // A game that explains nothing yet, like the examples, is not asked.
  if (!describeThing) return [];
  const [view, say] = [table.view(seat), sayFor(spoken, seat)];
  return nameless(html, (id) => describeThing(id, view, say) ?? glossary[id] ?? null);
}

const BROKEN = /.{0,40}(?:undefined|NaN|\[object).{0,40}/g;

function flawsOf(html: string): readonly string[] {
  return html.match(BROKEN) ?? [];
}

/** The options of this question that no row of touches leads to; `whole` is the drawing before the first touch. */
function outOfReach(board: KitBoard, table: Table, seat: Seat, spoken: SpokenFace, whole: string): string[] {
  const view = table.view(seat);
  const options = table.decision(seat)?.options ?? [];
  const reached = new Set(options.filter(({ move }) => !board.placed(move, view)).map(({ id }) => id));
  const seen = new Set<string>();
  const visit = (open: readonly Option[]): void => {
    const key = open.map(({ id }) => id).join('|');
    if (seen.has(key)) return;
    seen.add(key);
    if (open.length < options.length && open.length <= AS_BUTTONS) for (const { id } of open) reached.add(id);
    if (open.every(({ id }) => reached.has(id))) return;
    const html = open === options ? whole : drawn(board, propsAt(table, seat, spoken, open));
    for (const ids of touches(html)) {
      const left = open.filter(({ id }) => ids.includes(id));
      if (left.length === 1) reached.add(left[0]?.id as string);
      else if (left.length > 1 && left.length < open.length) visit(left);
    }
  };
  visit(options);
  return options.map(({ id }) => id).filter((id) => !reached.has(id));
}

/** What each thing of a drawing that can be touched stands for. */
function touches(html: string): readonly (readonly string[])[] {
  return [...html.matchAll(/data-options="([^"]+)"/g)].map(([, ids = '']) => unescaped(ids).split('|'));
}

const unescaped = (text: string): string =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** All parts of a board as a viewer gets them. */
export function drawn({ Board, Hand, Reserve, Stack, Moment, SeatPanel }: KitBoard, props: KitProps): string {
  const seats = props.seats.flatMap(({ seat }) =>
    [true, false].map((compact) => createElement(SeatPanel, { ...props, seat, compact, key: `${seat} ${compact}` })),
  );
  const parts = [Board, Hand, Reserve, Stack, Moment].flatMap((part, i) =>
    part ? [createElement(part, { ...props, key: i })] : [],
  );
  return renderToStaticMarkup(createElement(Fragment, null, ...parts, ...seats));
}

export type KitProps = ReturnType<typeof propsAt>;

/** What the shell hands to a board at this moment. */
export function propsAt(table: Table, viewer: Viewer, spoken: SpokenFace, open?: readonly Option[]) {
  const decision = viewer === 'spectator' ? null : table.decision(viewer);
  const nothing = () => {};
  return {
    view: table.view(viewer),
    viewer,
    bottom: viewer === 'spectator' ? 0 : viewer,
    seats: table.seats.map(({ kind }, seat) => ({
      seat,
      name: sayFor(spoken, viewer).who(seat),
      kind: kind === 'player' ? 'person' : kind,
      online: true,
    })),
    pending: table.pending,
    choice: decision && {
      ask: decision.ask,
      options: decision.options,
      open: open ?? decision.options,
      selected: null,
      refused: refusedOptions(table, decision.seat),
      narrow: nothing,
      confirm: nothing,
      back: nothing,
      why: nothing,
    },
    happened: table.eventsFor(viewer, table.count - 1).map(({ event }) => event),
    step: table.count,
    pace: 0,
    language: spoken.language,
    say: sayFor(spoken, viewer),
    outcome: table.outcome,
    armed: [],
    arm: nothing,
  };
}
