/** Telling by the keyboard, on the map and in its table: M moves, A adds, arrows change, Del removes, B fights, P is for points, Z undoes. */

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { type EveningModel, useEvening } from '../model/context.ts';
import { countOf, numberOf, type Piece, piecesOf, placesOfMap } from '../model/pieces.ts';
import { useTellingWords } from '../model/telling-words.ts';

type Command = {
  readonly kind: 'move' | 'place' | 'battle';
  /** Where the focus was. */
  readonly place: string | null;
  readonly piece: string | null;
};

/** What a key means where the focus is. */
export function useCommands() {
  const model = useEvening();
  const { evening, attempt, telling } = model;
  const [command, begin] = useState<Command | null>(null);
  const hear = useRef<(event: KeyboardEvent) => void>(() => {});
  hear.current = (event) => {
    const target = event.target as HTMLElement;
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.closest('dialog') !== null;
    if (!telling.isOn || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const { place, piece } = focusOf(model, target);
    const held = piece !== null && place !== null ? { piece, place } : null;
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const does: { readonly [key: string]: () => void } = {
      m: () => begin({ kind: 'move', place, piece: piece?.id ?? null }),
      a: () => begin({ kind: 'place', place, piece: null }),
      b: () => (place === null ? begin({ kind: 'battle', place, piece: null }) : telling.fight(place)),
      p: () => telling.ask({ kind: 'points', seat: evening.app.table.pending[0] ?? 0 }),
      z: () => attempt(() => evening.undo()),
    };
    const act = does[event.key.toLowerCase()];
    if (act) act();
    else if (event.key === 'Delete' && held) {
      // The button goes with what it counts.
      document.querySelector<HTMLElement>(`.evening-twin th [data-at="${CSS.escape(held.place)}"]`)?.focus();
      telling.carry({ piece: held.piece, from: held.place, to: null, count: countOf(model, held.piece, held.place) });
    } else if (by !== undefined && held) telling.count(held, Math.max(0, countOf(model, held.piece, held.place) + by));
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const heard = (event: KeyboardEvent) => hear.current(event);
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
  return { command, end: () => begin(null) };
}

function focusOf(model: EveningModel, target: HTMLElement): { place: string | null; piece: Piece | null } {
  const at = target.closest<HTMLElement>('[data-at], .evening-board [data-options]');
  const place = at?.dataset.at ?? at?.dataset.options ?? null;
  const id = at?.dataset.holds;
  const seats = model.evening.app.table.agreement.seats.map((_, seat) => seat);
  const piece =
    id === undefined ? null : (seats.flatMap((seat) => piecesOf(model, seat)).find((one) => one.id === id) ?? null);
  return { place, piece };
}

/** Asks for the numbers of a command; Enter does it. */
export function CommandSheet({ command, onEnd }: { readonly command: Command; readonly onEnd: () => void }) {
  const words = useTellingWords();
  const model = useEvening();
  const { evening, open, say, telling } = model;
  const { kind, place } = command;
  const [seat = 0] = evening.app.table.pending;
  const pulled = kind === 'move' && place !== null ? telling.movable(place, command.piece) : null;
  const pieces = kind === 'place' ? evening.app.table.agreement.seats.flatMap((_, of) => piecesOf(model, of)) : [];
  const ordered = pieces.toSorted((a, b) => Number(b.of === seat) - Number(a.of === seat));
  const [wrong, refuse] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  const numbered = (n: string) => placesOfMap(model).find((one) => numberOf(one) === n) ?? null;
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [from, to] = [place ?? numbered(String(given.get('from'))), numbered(String(given.get('to')))];
    const target = kind === 'battle' ? from : to;
    if (from === null || target === null) return refuse(String(given.get(from === null ? 'from' : 'to')));
    const count = Number(given.get('count') ?? 1);
    onEnd();
    if (kind === 'battle') telling.ask({ kind: 'battle', place: target });
    else if (kind === 'place') {
      const piece = ordered.find(({ id }) => id === given.get('piece'));
      if (piece) telling.carry({ piece, count, from: null, to: target });
    } else {
      const load = telling.movable(from, command.piece);
      if (load) telling.carry({ piece: load.piece, count: Math.min(count, load.count), from, to: target });
    }
  };
  return (
    <Dialog title={words.commands[kind]} onClose={onEnd}>
      <form className="evening-command" ref={form} onSubmit={go}>
        {place === null && kind !== 'place' && <NumberField name="from" label={words.from} />}
        {place !== null && <p>{open.text.real?.place(place, say) ?? place}</p>}
        {kind === 'place' && (
          <label>
            <span>{words.piece}</span>
            <select name="piece">
              {ordered.map((piece) => (
                <option key={piece.id} value={piece.id}>
                  {piece.name}, {say.who(piece.of)}
                </option>
              ))}
            </select>
          </label>
        )}
        {kind !== 'battle' && <NumberField name="count" label={words.count} value={String(pulled?.count ?? 1)} />}
        {kind !== 'battle' && (
          <NumberField
            name="to"
            label={words.to}
            value={kind === 'place' && place !== null ? (numberOf(place) ?? '') : ''}
          />
        )}
        {wrong !== null && <p role="alert">{words.noPlace(wrong)}</p>}
        <button type="submit" className="btn primary">
          {words.go}
        </button>
      </form>
    </Dialog>
  );
}

type FieldProps = { readonly name: string; readonly label: string; readonly value?: string };

function NumberField({ name, label, value = '' }: FieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        name={name}
        type="text"
        inputMode="numeric"
        pattern="[0-9]+"
        required
        defaultValue={value}
        onFocus={({ target }) => target.select()}
      />
    </label>
  );
}
