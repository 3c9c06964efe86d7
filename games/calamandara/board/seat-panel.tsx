/** Every public number of a traveller. On a desk the viewer's own stand beside the hand and the reserve. */

import { Chip } from '@tavola/games/board/chip.tsx';
import type { SeatPanelProps } from '@tavola/games/board/contract.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { Touch } from '@tavola/games/board/touch.tsx';
import { onlyLegal, touchable } from '@tavola/games/board/touchable.ts';
import { distanceOf } from '../distance.ts';
import type { Ask, Event, Move } from '../rules/state/moves.ts';
import { isAttack, SYMBOLS } from '../rules/state/symbols.ts';
import type { TravellerView, View } from '../rules/view.ts';
import type { Words } from '../text/type.ts';
import glyphs from './glyphs.svg';
import { FoldedPiles } from './hand/piles.tsx';
import { MiniSymbolCard } from './reserve/symbol-card.tsx';
import './seat-panel.css';

type Props = SeatPanelProps<View, Move, Ask, Event, Words>;

export function SeatPanel(props: Props) {
  const { view, seat, compact, say } = props;
  const it = view.travellers[seat];
  if (!it) return null;
  if (compact) return <Compact it={it} words={say.words} alone={view.travellers.length === 2} />;
  return (
    <div
      className={`cal-seat ${seat === props.viewer ? 'own' : ''}`}
      title={`${say.words.sides[it.side]}, ${whereIs(it, props)}`}
    >
      <div className="line">
        <Numbers it={it} words={say.words} />
        <MiniReserve props={props} it={it} />
      </div>
      <div className="line small">
        <MiniDepot it={it} words={say.words} />
        {it.symbolCard ? (
          <MiniSymbolCard card={it.symbolCard} words={say.words} />
        ) : (
          <span>{say.words.noSymbolCard}</span>
        )}
      </div>
      <Marks it={it} props={props} />
    </div>
  );
}

type TravellerProps = { readonly it: TravellerView; readonly words: Words };

/** Two travellers have room for words. */
function Compact({ it, words: text, alone }: TravellerProps & { readonly alone: boolean }) {
  const distance = distanceOf(it);
  return (
    <span className="cal-seat-compact">
      {alone ? (
        <span className="to-rift">{text.steps(distance)}</span>
      ) : (
        <Chip glyph="footsteps" label={text.steps(distance)} value={distance} thing={`traveller:${it.seat}`} />
      )}
      <Chip glyph="hand" label={text.hand} value={it.hand.length} />
      {it.finalReserve.length > 0 && <Chip glyph="lock" label={text.finalReserve} value={it.finalReserve.length} />}
    </span>
  );
}

function Numbers({ it, words: text }: TravellerProps) {
  return (
    <span className="numbers">
      <Chip glyph="hand" label={text.hand} value={it.hand.length} />
      <Chip glyph="lock" label={text.finalReserve} value={`${it.finalReserve.length}/3`} />
      <FoldedPiles it={it} words={text} />
    </span>
  );
}

/** The symbol reserve; its symbols can be touched when a card takes from it. */
function MiniReserve({ props, it }: { readonly props: Props; readonly it: TravellerView }) {
  const { choice, say } = props;
  const text = say.words;
  const ask = choice?.ask;
  const taking = typeof ask === 'object' && ask.kind === 'take-symbol' && ask.target === it.seat;
  return (
    <span className="mini-reserve">
      {[0, 1, 2, 3].map((place) => {
        const kind = it.reserve[place];
        if (!kind) return <i key={place} className="free" />;
        const isTaken = (move: Move) =>
          (move.kind === 'symbol-of' && move.seat === it.seat && move.symbol === kind) ||
          (taking && move.kind === 'symbol' && move.symbol === kind);
        const { name } = text.symbols[kind];
        return (
          <Touch
            key={place}
            on={onlyLegal(touchable(choice, isTaken))}
            className={isAttack(kind) ? 'attack' : ''}
            label={name}
          >
            <Glyph sheet={glyphs} id={`cal-${kind}`} label={name} />
          </Touch>
        );
      })}
    </span>
  );
}

function MiniDepot({ it, words: text }: TravellerProps) {
  return (
    <span className="mini-depot">
      {SYMBOLS.map((kind) => (
        <span key={kind} className={it.depot[kind] === 0 ? 'empty' : ''} title={text.inDepot(kind, it.depot[kind])}>
          <Glyph sheet={glyphs} id={`cal-${kind}`} label={text.symbols[kind].name} />
          {it.depot[kind]}
        </span>
      ))}
    </span>
  );
}

function whereIs(it: TravellerView, { say }: Props): string {
  const text = say.words;
  if (it.invading !== null) return text.invading(it.invading, say);
  if (it.token === 'start') return text.atStart;
  return it.inFinalZone ? `${text.inFinalZone}, ${text.steps(distanceOf(it))}` : text.steps(distanceOf(it));
}

/** Cards that wait, cards revealed to all, and what this turn forbids. */
function Marks({ it, props: { say } }: { readonly it: TravellerView; readonly props: Props }) {
  const text = say.words;
  const marks = [
    ...it.onDeck.map(({ card }) => `${text.cards[card].name}: ${text.memoryDeck}`),
    ...it.onReserve.map(({ card, by }) => `${text.cards[card].name}: ${text.finalReserve} (${say.who(by)})`),
    ...it.revealed.map((card) => `${text.cards[card].name}: ${text.revealed}`),
    ...(it.sealed ? [text.sealed] : []),
    ...(it.silenced ? [text.silenced] : []),
  ];
  if (marks.length === 0) return null;
  const said = marks.join(' · ');
  return (
    <p className="marks" title={said}>
      {said}
    </p>
  );
}
