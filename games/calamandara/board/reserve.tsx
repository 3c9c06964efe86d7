/** What stands before the viewer: the symbol reserve, the revealed symbol card and the depot. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { standsFor } from '@tavola/games/board/stands-for.ts';
import { moveId } from '@tavola/kernel/ask.ts';
import { isAttack, SYMBOLS, type SymbolKind } from '../rules/symbols.ts';
import type { TravellerView } from '../view.ts';
import glyphs from './glyphs.svg';
import { openingPicks } from './opening.ts';
import { askKind, askSymbol, type Props } from './scene.ts';
import { depotOptions, reserveOptions } from './stock-options.ts';
import { SymbolCardFace } from './symbol-card.tsx';
import './reserve.css';
import './reserve-phone.css';

const PLACES_IN_RESERVE = [0, 1, 2, 3];

export function Reserve(props: Props) {
  const { view, viewer, bottom, say } = props;
  const me = view.travellers[viewer === 'spectator' ? bottom : viewer];
  if (!me) return null;
  const text = say.words;
  const inserting = chosenFrom(props);
  return (
    <section className="cal-reserve">
      <h2 className="label">{viewer === 'spectator' ? `${text.reserve}: ${say.who(me.seat)}` : text.reserve}</h2>
      <ul className="cal-places">
        {PLACES_IN_RESERVE.map((place) => (
          <li key={place}>
            <ReservePlace
              props={props}
              kind={me.reserve[place] ?? null}
              chosen={me.reserve.indexOf(inserting as SymbolKind) === place}
            />
          </li>
        ))}
      </ul>
      <div className="cal-stock">
        <SymbolCardFace props={props} me={me} />
        <Depot props={props} me={me} />
      </div>
    </section>
  );
}

/** The symbol of the own reserve for which a place or a way is being chosen; cards also insert from the depot. */
function chosenFrom({ choice, view }: Props): SymbolKind | null {
  const card = view.stack.at(-1)?.effect;
  if (choice === null || (card !== undefined && card !== 'dogmatic-entropy')) return null;
  return ['insert-where', 'which-way'].includes(askKind(choice.ask)) ? askSymbol(choice.ask) : null;
}

type PlaceProps = { readonly props: Props; readonly kind: SymbolKind | null; readonly chosen: boolean };

function ReservePlace({ props, kind, chosen }: PlaceProps) {
  const { choice, say, viewer } = props;
  const text = say.words;
  if (kind === null) {
    return (
      <span className="cal-place free" title={text.freePlace}>
        <span className="sr">{text.freePlace}</span>
      </span>
    );
  }
  const open = choice ? reserveOptions(choice, kind, viewer) : [];
  const refused = choice?.refused.flatMap(({ id, move }) =>
    move.kind === 'insert' && move.symbol === kind ? [id] : [],
  );
  const { name } = text.symbols[kind];
  return (
    <SymbolButton props={props} kind={kind} options={open} refused={refused ?? []} chosen={chosen} label={name}>
      <span className="name">{name}</span>
    </SymbolButton>
  );
}

type ButtonProps = {
  readonly props: Props;
  readonly kind: SymbolKind;
  readonly options: readonly string[];
  readonly refused: readonly string[];
  readonly chosen: boolean;
  readonly label: string;
  readonly children: React.ReactNode;
};

function SymbolButton({ props: { choice }, kind, options: ids, refused, chosen, label, children }: ButtonProps) {
  const selected = chosen || (choice?.selected != null && ids.includes(choice.selected.id));
  const state = selected ? 'selected' : ids.length > 0 ? 'can' : refused.length > 0 ? 'off' : 'quiet';
  return (
    <button
      type="button"
      className={`cal-place ${isAttack(kind) ? 'attack' : ''} ${state}`}
      aria-label={label}
      aria-pressed={ids.length > 0 ? selected : undefined}
      aria-disabled={state === 'off' ? true : undefined}
      {...standsFor(ids)}
      onClick={(event) =>
        ids.length > 0
          ? choice?.narrow(ids)
          : choice?.why((move) => refused.includes(moveId(move)), event.currentTarget)
      }
    >
      <Glyph sheet={glyphs} id={`cal-${kind}`} />
      {children}
    </button>
  );
}

function Depot({ props, me }: { readonly props: Props; readonly me: TravellerView }) {
  const { choice, say } = props;
  const text = say.words;
  const picks = choice && askKind(choice.ask) === 'opening-symbols' ? openingPicks(choice) : null;
  return (
    <div className="cal-depot">
      <h2 className="label">{text.depot}</h2>
      <ul>
        {SYMBOLS.map((kind) => {
          const ids = choice ? depotOptions(choice, kind) : [];
          const chosen = picks?.filter((pick) => pick === kind).length ?? 0;
          return (
            <li key={kind}>
              <button
                type="button"
                className={`cal-stack ${ids.length > 0 ? 'can' : ''} ${me.depot[kind] === 0 ? 'empty' : ''}`}
                aria-label={text.inDepot(kind, me.depot[kind])}
                aria-disabled={ids.length > 0 ? undefined : true}
                aria-pressed={ids.length > 0 ? chosen > 0 : undefined}
                {...standsFor(ids)}
                onClick={() => choice?.narrow(ids)}
              >
                <Glyph sheet={glyphs} id={`cal-${kind}`} />
                <b>{me.depot[kind]}</b>
                {chosen > 0 && <em>{'+'.repeat(chosen)}</em>}
              </button>
            </li>
          );
        })}
      </ul>
      {choice && picks && picks.length > 0 && <OnlyThese choice={choice} picks={picks} label={text.startWith(picks)} />}
    </div>
  );
}

type OnlyProps = {
  readonly choice: NonNullable<Props['choice']>;
  readonly picks: readonly SymbolKind[];
  readonly label: string;
};

/** After the first opening symbol: begin with it alone. */
function OnlyThese({ choice, picks, label }: OnlyProps) {
  const only = choice.open.find(({ move }) => move.kind === 'open' && move.symbols.length === picks.length);
  if (!only) return null;
  return (
    <button
      type="button"
      className="btn sm cal-only"
      {...standsFor([only.id])}
      onClick={() => choice.narrow([only.id])}
    >
      {label}
    </button>
  );
}
