/** Lizard Cult (ROOT-10): gardens by suit, the Outcast, Lost Souls, acolytes and what they can do. */

import { Touch } from '@tavola/games/board/touch.tsx';
import { touchable } from '@tavola/games/board/touchable.ts';
import { type Card, cardOf } from '../../data/cards.ts';
import cult from '../../data/lizard-cult.json' with { type: 'json' };
import { clearings } from '../../data/maps.ts';
import { clearingSuits, suits } from '../../data/suits.ts';
import { gardenTrack } from '../../data/tracks.ts';
import type { LizardBoard as Board } from '../../rules/boards/lizards.ts';
import { GARDEN } from '../../rules/factions/lizards/state.ts';
import { conspiracies } from '../../rules/vocabulary/lizards.ts';
import { Actions } from '../parts/action-row.tsx';
import { CardFace } from '../parts/card.tsx';
import { RootGlyph, SuitGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { PieceTrack, Row } from '../parts/tracks.tsx';

const { vpByGardensOfSuitOnMap, drawBonusAtGardensOfSuit } = gardenTrack;
const values = vpByGardensOfSuitOnMap.slice(1);
const bonus = values.map((_, i) => (i + 1 === drawBonusAtGardensOfSuit ? 1 : 0));
export const signs = { crusade: 'battle', convert: 'swap', sanctify: 'garden' } as const;

export function LizardBoard({ props, seat }: BoardProps) {
  const { view, viewer, choice, say } = props;
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (!player) return null;
  const board = player.board as Board;
  const own = seat === viewer ? choice : null;
  return (
    <>
      <Gardens props={props} seat={seat} note={drawn.oncePerSuit} bonus={bonus} />
      <p className={`root-outcast ${board.hated ? 'hated' : ''}`}>
        <RootGlyph id="outcast" />
        <SuitGlyph suit={board.outcast} label={words.suit(board.outcast)} />
        <b>{drawn.outcast(board.outcast, board.hated)}</b>
      </p>
      <Row title={drawn.acolytes} note={String(board.acolytes)}>
        <ul className="root-actions">
          {conspiracies.map((conspiracy) => (
            <li key={conspiracy}>
              <Touch
                on={touchable(own, (move) => move.kind === 'lizards.conspire' && move.conspiracy === conspiracy)}
                className="action"
                label={drawn.conspiracies[conspiracy]}
              >
                <RootGlyph id={signs[conspiracy]} thing={`action:lizards.${conspiracy}`} />
                {drawn.conspiracies[conspiracy]}
                <b>{priceOf(conspiracy, board.hated)}</b>
              </Touch>
            </li>
          ))}
        </ul>
      </Row>
      <Actions props={props} seat={seat} />
      <Row title={drawn.lostSouls} note={drawn.cards(board.lostSouls.length)}>
        <ul className="root-supporters">
          {suits.map((suit) => (
            <li key={suit}>
              <span className="supporter">
                <SuitGlyph suit={suit} label={words.suit(suit)} />
                <b>{board.lostSouls.filter((card) => cardOf(card).suit === suit).length}</b>
              </span>
            </li>
          ))}
        </ul>
      </Row>
      {board.revealed.length > 0 && <Cards props={props} title={drawn.revealed} cards={board.revealed} />}
    </>
  );
}

type GardensProps = BoardProps & { readonly note?: string; readonly bonus?: readonly number[] };

/** A track for each suit, the automaton's too. */
export function Gardens({ props: { view, say }, seat, note, bonus = [] }: GardensProps) {
  const { words } = say;
  const { drawn } = words;
  const built = view.open.players[seat]?.buildings[GARDEN] ?? [];
  const gardens = (suit: string) =>
    clearings.reduce((sum, clearing) => sum + (view.open.suits[clearing] === suit ? (built[clearing] ?? 0) : 0), 0);
  return (
    <Row title={words.piece('garden', 2)} note={note}>
      {clearingSuits.map((suit) => (
        <div key={suit} className="root-track-row">
          <SuitGlyph suit={suit} label={words.suit(suit)} />
          <PieceTrack
            piece="garden"
            label={`${words.suit(suit)}: ${drawn.onMap(gardens(suit))}`}
            values={values}
            placed={gardens(suit)}
            bonus={bonus}
            shape="garden"
          />
        </div>
      ))}
    </Row>
  );
}

type CardsProps = Pick<BoardProps, 'props'> & { readonly title: string; readonly cards: readonly Card[] };

/** Cards that lie open, in their order. */
export function Cards({ props: { say }, title, cards }: CardsProps) {
  return (
    <Row title={title} note={say.words.drawn.cards(cards.length)}>
      <ul className="root-card-list">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike but for their place.
          <li key={i}>
            <CardFace card={card} words={say.words} small />
          </li>
        ))}
      </ul>
    </Row>
  );
}

function priceOf(conspiracy: string, hated: boolean): number {
  const cost = cult.conspiracies.find(({ id }) => id === conspiracy)?.cost ?? 0;
  return cost - (hated ? cult.outcast.hatedDiscount : 0);
}
