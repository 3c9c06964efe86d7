/** Always the same strip: what was told last with − and +, or what lies where a finger touched, or a question; nothing yet: what to do. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { ReactNode } from 'react';
import { useEvening } from '../model/context.ts';
import { countOf, standingIn } from '../model/pieces.ts';
import { attacksAt, type Carried, countable, type Held } from '../model/telling.ts';
import { useTellingWords } from '../model/telling-words.ts';
import { colours, GameGlyph } from '../parts/line-view.tsx';
import { DeedView, entryText, PlaceSign } from './deeds.tsx';

export function Chip() {
  const words = useTellingWords();
  const model = useEvening();
  const { evening, attempt, telling, open, say } = model;
  const { asking, held, told, stamp } = telling;
  if (asking?.kind === 'removal') return <Removal carried={asking.carried} />;
  if (held !== null) return <HeldPiece held={held} />;
  const deed = told ? countable(told) : null;
  const text = told ? entryText(words, { open, say }, told.deeds) : '';
  return (
    <Strip
      name={deed?.piece.name ?? ''}
      onLess={deed && deed.count > 1 ? () => telling.recount(deed.count - 1) : null}
      onMore={deed && deed.count < deed.most ? () => telling.recount(deed.count + 1) : null}
      hasCount={deed !== null}
      last={
        told && (
          <button type="button" className="btn sm" onClick={() => attempt(() => evening.undo())}>
            <Glyph id="undo" className="s" />
            {words.undo}
          </button>
        )
      }
    >
      {told ? (
        <>
          <Glyph id="check" className="s" />
          <span className="told" title={text}>
            {told.deeds.slice(0, 2).map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the deeds of an entry keep their order.
              <DeedView key={i} deed={one} />
            ))}
            {told.deeds.length > 2 && '…'}
          </span>
        </>
      ) : stamp?.kind === 'lay' ? (
        <span>{words.stampHint(stamp.piece.name, stamp.count)}</span>
      ) : stamp?.kind === 'name' ? (
        <span>{words.stampName(open.text.real?.value(stamp.value, say, { kind: stamp.fact }) ?? stamp.value)}</span>
      ) : (
        <span>{words.hint}</span>
      )}
    </Strip>
  );
}

type StripProps = {
  readonly name: string;
  readonly hasCount: boolean;
  readonly onLess: (() => void) | null;
  readonly onMore: (() => void) | null;
  readonly last: ReactNode;
  readonly children: ReactNode;
};

/** Every control has its room before it is needed. */
function Strip({ name, hasCount, onLess, onMore, last, children }: StripProps) {
  const words = useTellingWords();
  return (
    <div className="evening-chip">
      <div className="chip-words">{children}</div>
      <span className="chip-count">
        {hasCount && (
          <>
            <button
              type="button"
              className="ib"
              aria-label={words.less(name)}
              aria-disabled={onLess === null}
              onClick={() => onLess?.()}
            >
              <Glyph id="minus" />
            </button>
            <button
              type="button"
              className="ib"
              aria-label={words.more(name)}
              aria-disabled={onMore === null}
              onClick={() => onMore?.()}
            >
              <Glyph id="plus" />
            </button>
          </>
        )}
      </span>
      <span className="chip-last">{last}</span>
    </div>
  );
}

/** Said politely, wherever on the screen it was told. */
export function ToldAloud() {
  const words = useTellingWords();
  const { open, say, telling } = useEvening();
  const { told } = telling;
  return (
    <p className="sr" role="status">
      {told && words.told(entryText(words, { open, say }, told.deeds))}
    </p>
  );
}

/** What a finger touched on the map. A touch of its picture goes to the next piece there. */
function HeldPiece({ held }: { readonly held: Held }) {
  const words = useTellingWords();
  const model = useEvening();
  const { open, say, show, telling } = model;
  const { piece, place } = held;
  const count = countOf(model, piece, place);
  const standing = standingIn(model, place).map((one) => one.piece);
  const next = standing[(standing.findIndex(({ id }) => id === piece.id) + 1) % standing.length];
  const where = open.text.real?.place(place, say) ?? place;
  return (
    <Strip
      name={piece.name}
      hasCount={!piece.standsAt}
      onLess={count > 0 ? () => telling.count(held, count - 1) : null}
      onMore={() => telling.count(held, count + 1)}
      last={
        <button type="button" className="btn sm" aria-label={words.sheet(where)} onClick={() => show(place)}>
          <Glyph id="more" />
        </button>
      }
    >
      <button
        type="button"
        className="chip-piece"
        aria-label={words.nextPiece(piece.name)}
        onClick={() => next && telling.hold({ piece: next, place })}
      >
        <PlaceSign place={place} />
        <i style={colours(model, piece.of)}>
          <GameGlyph id={piece.glyph} />
        </i>
        <b>{count}</b>
      </button>
    </Strip>
  );
}

/** An automaton's pieces are gone: how? */
function Removal({ carried }: { readonly carried: Carried }) {
  const words = useTellingWords();
  const model = useEvening();
  const { telling } = model;
  const { piece, from } = carried;
  const attacks = from === null ? [] : attacksAt(model, from);
  const canFight = attacks.some(({ move }) => (move as { of?: number }).of === piece.of);
  return (
    <div className="evening-chip">
      <div className="chip-words" role="status">
        {words.leaves(piece.name)}
      </div>
      <button
        type="button"
        className="btn sm"
        aria-disabled={!canFight}
        onClick={() => canFight && telling.remove(carried, 'battle')}
      >
        {words.inBattle}
      </button>
      <button type="button" className="btn sm" onClick={() => telling.remove(carried, 'effect')}>
        {words.byEffect}
      </button>
      <button type="button" className="ib" aria-label={words.cancel} onClick={() => telling.ask(null)}>
        <Glyph id="close" />
      </button>
    </div>
  );
}
