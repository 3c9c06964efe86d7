/**
 * What a thing on the table stands for while a question is open. A board finds it by the moves a thing means (`touchable`), by handles
 * (`byHandle`), or from lists of ids that it made itself (`touchableFor`), and gives it to `Touch`.
 */
import { type Move, moveId } from '@tavola/kernel/rules/ask.ts';
import type { BoardOption, Choice } from './contract.ts';

export type Touchable = {
  /** The open options that are left after a touch. */
  readonly ids: readonly string[];
  /** One of them is selected and not yet confirmed. */
  readonly selected: boolean;
  /** A touch leaves fewer options than are open, or takes the last one. */
  readonly narrows: boolean;
  /** It stands for no open option, but for a move that a clause rules out. */
  readonly refused: boolean;
  /** The names it was found by, where it was found by handles. */
  readonly handle?: string;
  narrow(): void;
  /** Asks why it cannot be taken; the answer points at `at`. */
  why(at: Element | null): void;
};

/** Names one thing on the table: `site:3`, `card:ambush`, `purse:mana`. */
export type Handle = string;

// biome-ignore lint/suspicious/noExplicitAny: what is asked does not matter here.
type AnyChoice<M extends Move> = Choice<M, any>;

/** By the moves that the thing means. */
export function touchable<M extends Move>(choice: AnyChoice<M> | null, stands: (move: M) => boolean): Touchable {
  const ids = idsOf((choice?.open ?? []).filter(({ move }) => stands(move)));
  return made(choice, ids, () => choice?.refused.some(({ move }) => stands(move)) ?? false, stands);
}

/** By ids: the open options it stands for, and the refused ones. */
export function touchableFor<M extends Move>(
  choice: AnyChoice<M> | null,
  ids: readonly string[],
  refused: readonly string[] = [],
): Touchable {
  const stands = (move: M) => refused.includes(moveId(move));
  return made(choice, ids, () => refused.length > 0, stands);
}

/**
 * By handles. A game says once which handles touch a move; a thing then stands for all open options that one of its handles touches.
 * A move with two handles is narrowed by each of them: a stone, then its field.
 */
export function byHandle<M extends Move>(
  choice: AnyChoice<M> | null,
  handlesOf: (move: M) => readonly Handle[],
): (...handles: readonly Handle[]) => Touchable {
  const open = idsByHandle(choice?.open ?? [], handlesOf);
  const refused = idsByHandle(choice?.refused ?? [], handlesOf);
  return (...handles) => {
    const stands = (move: M) => handlesOf(move).some((handle) => handles.includes(handle));
    const ids = [...new Set(handles.flatMap((handle) => open.get(handle) ?? []))];
    const isRefused = () => handles.some((handle) => refused.has(handle));
    return { ...made(choice, ids, isRefused, stands), handle: handles.join(' ') };
  };
}

/** The ids of options by what touches them: for the places of a drawing (`Targets`). */
export function idsByHandle<M extends Move>(
  options: readonly BoardOption<M>[],
  handlesOf: (move: M) => readonly Handle[],
): ReadonlyMap<Handle, readonly string[]> {
  const found = new Map<Handle, string[]>();
  for (const { id, move } of options) {
    for (const handle of handlesOf(move)) {
      const ids = found.get(handle);
      if (ids) ids.push(id);
      else found.set(handle, [id]);
    }
  }
  return found;
}

/** The same thing where nobody asks "why not?": what lies below takes those touches, or the thing does something else with them. */
export function onlyLegal(on: Touchable): Touchable {
  return { ...on, refused: false };
}

/** The open options of some kinds of moves. */
export function openOf<M extends Move, K extends M['kind']>(
  choice: AnyChoice<M> | null,
  ...kinds: readonly K[]
): readonly BoardOption<Extract<M, { readonly kind: K }>>[] {
  const wanted: readonly string[] = kinds;
  return (choice?.open ?? []).filter(({ move }) => wanted.includes(move.kind)) as never;
}

function made<M extends Move>(
  choice: AnyChoice<M> | null,
  ids: readonly string[],
  isRefused: () => boolean,
  stands: (move: M) => boolean,
): Touchable {
  const selected = choice?.selected != null && ids.includes(choice.selected.id);
  return {
    ids: choice ? ids : [],
    selected,
    narrows: selected || ids.length === 1 || (ids.length > 0 && ids.length < (choice?.open.length ?? 0)),
    refused: choice !== null && ids.length === 0 && isRefused(),
    narrow: () => choice?.narrow(ids),
    why: (at) => choice?.why(stands, at),
  };
}

function idsOf(options: readonly BoardOption[]): readonly string[] {
  return options.map(({ id }) => id);
}
