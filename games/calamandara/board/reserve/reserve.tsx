/** What stands before the viewer: the symbol reserve, the revealed symbol card and the depot. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { Touch } from '@tavola/games/board/touch.tsx';
import { touchableFor } from '@tavola/games/board/touchable.ts';
import { isAttack, SYMBOLS, type SymbolKind } from '../../rules/state/symbols.ts';
import type { TravellerView } from '../../rules/view.ts';
import { askKind, askSymbol, type Props } from '../cross/scene.ts';
import glyphs from '../glyphs.svg';
import { openingPicks } from './opening.ts';
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

/** The symbol of the viewer's reserve for which a place or a way is being chosen; cards also insert from the depot. */
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
    <Touch
      on={touchableFor(choice, open, refused)}
      className={`cal-place ${isAttack(kind) ? 'attack' : ''}`}
      label={name}
      chosen={chosen}
      asks
    >
      <Glyph sheet={glyphs} id={`cal-${kind}`} />
      <span className="name">{name}</span>
    </Touch>
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
              <Touch
                on={touchableFor(choice, ids)}
                className={`cal-stack ${me.depot[kind] === 0 ? 'empty' : ''}`}
                label={text.inDepot(kind, me.depot[kind])}
                chosen={chosen > 0}
                asks
              >
                <Glyph sheet={glyphs} id={`cal-${kind}`} />
                <b>{me.depot[kind]}</b>
                {chosen > 0 && <em>{'+'.repeat(chosen)}</em>}
              </Touch>
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
    <Touch on={touchableFor(choice, [only.id])} className="btn sm cal-only">
      {label}
    </Touch>
  );
}
