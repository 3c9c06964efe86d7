/** A binding exchange: one sheet with a seam, what one gives on the left, what the other gives on the right, and a sentence that says it all. */
import { SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Move } from '../../rules/state/moves.ts';
import type { Deal as DealState } from '../../rules/state/state.ts';
import type { TermKind, Terms } from '../../rules/state/terms.ts';
import { useOath } from '../parts/context.ts';
import { OathGlyph } from '../parts/glyph.tsx';
import { Touch } from '../parts/touch.tsx';
import { Citizenship } from './citizenship.tsx';

const MOST_PROPOSALS = 4;

export function Deal({ deal }: { readonly deal: DealState }) {
  const { words, names, say, viewer } = useOath();
  const { drawn } = words;
  const { opener, partner, opens, answers, proposals } = deal;
  // Everybody else reads the opener's side first.
  const [left, right] = viewer === partner ? [partner, opener] : [opener, partner];
  const termsOf = (seat: Seat) => (seat === opener ? opens : answers);
  const title = deal.by === 'citizenship' ? drawn.citizenship : names.card(deal.by);
  return (
    <section className="oath-deal" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="proposals" title={drawn.proposal(Math.max(1, proposals), MOST_PROPOSALS)}>
          {Array.from({ length: MOST_PROPOSALS }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: four marks.
            <i key={i} className={i < Math.max(1, proposals) ? 'made' : ''} />
          ))}
          <small>{drawn.proposal(Math.max(1, proposals), MOST_PROPOSALS)}</small>
        </span>
      </header>
      {deal.slot !== null && <Citizenship deal={deal} slot={deal.slot} />}
      <div className="sides">
        <Side seat={left} terms={termsOf(left)} deal={deal} />
        <span className="seam">
          <OathGlyph id="trade" />
        </span>
        <Side seat={right} terms={termsOf(right)} deal={deal} />
      </div>
      <p className="sentence">
        {drawn.exchange(
          names.whom(left, say),
          names.terms(termsOf(left)),
          names.whom(right, say),
          names.terms(termsOf(right)),
        )}
      </p>
    </section>
  );
}

type SideProps = { readonly seat: Seat; readonly terms: Terms; readonly deal: DealState };
type Item = { readonly what: TermKind; readonly thing: string | null };

/** What a player gives: listed things, and those that can still be put on the list. */
function Side({ seat, terms, deal }: SideProps) {
  const { choice, say, words, view } = useOath();
  const side = seat === deal.proposer ? 'give' : 'want';
  const offered = (choice?.options ?? []).flatMap(({ move }) => (isTerm(move) && move.side === side ? [move] : []));
  const listed = listedIn(terms);
  const items = [...listed, ...offered.filter(({ what, thing }) => !listed.some((one) => same(one, { what, thing })))];
  const player = view.players[seat];
  const now = { favor: player?.favor ?? 0, secret: player?.secrets ?? 0 };
  return (
    <div className={`half ${seatClass(seat)}`}>
      <h3>
        <SeatShape seat={seat} />
        {words.drawn.gives(say.who(seat), seat === say.me)}
      </h3>
      <ul>
        {items.map(({ what, thing }) => (
          <li key={`${what} ${thing}`}>
            <TermRow
              what={what}
              thing={thing}
              side={side}
              seat={seat}
              count={what === 'favor' ? terms.favor : what === 'secret' ? terms.secrets : null}
              listed={listed.some((one) => same(one, { what, thing }))}
              has={what === 'favor' || what === 'secret' ? now[what] : null}
            />
          </li>
        ))}
        {items.length === 0 && <li className="board-none">{words.drawn.nothing}</li>}
      </ul>
    </div>
  );
}

function isTerm(move: Move): move is Extract<Move, { kind: 'term' }> {
  return move.kind === 'term';
}
function same(a: Item, b: Item): boolean {
  return a.what === b.what && a.thing === b.thing;
}
function listedIn({ favor, secrets, relics, banners, advisers, sites }: Terms): Item[] {
  return [
    ...(favor > 0 ? [{ what: 'favor', thing: null } as const] : []),
    ...(secrets > 0 ? [{ what: 'secret', thing: null } as const] : []),
    ...relics.map((thing) => ({ what: 'relic', thing }) as const),
    ...banners.map((thing) => ({ what: 'banner', thing }) as const),
    ...advisers.map((n) => ({ what: 'adviser', thing: String(n) }) as const),
    ...sites.map((thing) => ({ what: 'site', thing }) as const),
  ];
}

const GLYPHS: { readonly [W in TermKind]: string } = {
  favor: 'favor',
  secret: 'secret',
  relic: 'relic',
  banner: 'people',
  adviser: 'r-adviser',
  site: 'r-site',
};

type RowProps = Item & {
  readonly side: 'give' | 'want';
  readonly seat: Seat;
  readonly count: number | null;
  readonly listed: boolean;
  readonly has: number | null;
};

function TermRow({ what, thing, side, seat, count, listed, has }: RowProps) {
  const { words, names, view, on } = useOath();
  const { drawn } = words;
  const adviser = what === 'adviser' ? view.players[seat]?.advisers[Number(thing)] : undefined;
  const card = what === 'relic' || what === 'banner' ? thing : (adviser?.card ?? null);
  const name =
    what === 'favor' || what === 'secret'
      ? drawn.tokens[what]
      : what === 'site'
        ? names.place(thing as string)
        : card === null
          ? words.board.hiddenAdviser(words.board.backs[adviser?.back ?? 'denizen'])
          : names.card(card);
  const handle = `term:${side}:${what}:${thing}`;
  const open = on(handle).ids.length > 0;
  return (
    <Touch handles={[handle]} className={`inset term ${listed ? 'listed' : ''}`} reads={open ? null : card}>
      <OathGlyph id={GLYPHS[what]} {...(card === null ? {} : { thing: `card:${card}` })} />
      <span>
        <b>{name}</b>
        {has !== null && <small>{drawn.has(has)}</small>}
      </span>
      {count === null ? <i className="box">{listed && '✓'}</i> : <b className="count">{count}</b>}
      {count !== null && open && (
        <i className="plus" title={drawn.oneMore}>
          +
        </i>
      )}
    </Touch>
  );
}
