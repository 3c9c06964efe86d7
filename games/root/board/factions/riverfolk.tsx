/** Riverfolk Company (ROOT-11): the open hand, services with their prices, boxes of warriors, trade posts. */

import { Touch } from '@tavola/games/board/touch.tsx';
import { touchable } from '@tavola/games/board/touchable.ts';
import { POST_VP, POSTS_PER_SUIT, prices, type Service, services } from '../../data/riverfolk.ts';
import { clearingSuits } from '../../data/suits.ts';
import type { RiverfolkBoard as Board, Box } from '../../rules/boards/riverfolk.ts';
import type { View } from '../../rules/view/view.ts';
import { Actions } from '../parts/action-row.tsx';
import { CardFace } from '../parts/card.tsx';
import { RootGlyph, SuitGlyph } from '../parts/glyph.tsx';
import { askOf, type BoardProps } from '../parts/props.ts';
import { PieceTrack, Row } from '../parts/tracks.tsx';

const signs: { readonly [service in Service]: string } = {
  'hand-card': 'handcard',
  riverboats: 'boat',
  mercenaries: 'merc',
};

export function RiverfolkBoard({ props, seat }: BoardProps) {
  const { view, viewer, say } = props;
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (!player) return null;
  const board = player.board as Board;
  const hand = view.hands[seat] ?? [];
  return (
    <>
      <Row title={drawn.services} note={drawn.pricesFrom(prices[0] ?? 1, prices.at(-1) ?? 4)}>
        <ul className="root-services">
          {services.map((service, i) => (
            <ServiceLine key={service} props={props} service={service} price={board.prices[i] ?? 0} />
          ))}
        </ul>
      </Row>
      <div className="root-boxes">
        {(['payments', 'funds', 'committed'] as const).map((box) => (
          <BoxOf key={box} view={view} title={drawn.boxes[box]} box={board[box]} />
        ))}
      </div>
      <Row title={words.piece('trade-post', 2)} note={drawn.postScores(POST_VP)}>
        <TradePosts props={props} left={board.posts} value={POST_VP} />
      </Row>
      {seat === viewer ? (
        <Actions props={props} seat={seat} />
      ) : (
        <Row title={drawn.openHand} note={drawn.cards(hand.length)}>
          <ul className="root-card-list">
            {hand.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike but for their place.
              <li key={i}>
                <CardFace card={card} words={words} small />
              </li>
            ))}
          </ul>
        </Row>
      )}
    </>
  );
}

type PostsProps = Pick<BoardProps, 'props'> & {
  /** By suit. */
  readonly left: readonly number[];
  readonly value: number | string;
};

/** A track for each suit, the automaton's too. */
export function TradePosts({ props: { say }, left, value }: PostsProps) {
  const { words } = say;
  return clearingSuits.map((suit, i) => (
    <div key={suit} className="root-track-row">
      <SuitGlyph suit={suit} label={words.suit(suit)} />
      <PieceTrack
        piece="trade-post"
        label={`${words.suit(suit)}: ${POSTS_PER_SUIT - (left[i] ?? 0)}`}
        values={new Array<number | string>(POSTS_PER_SUIT).fill(value)}
        placed={POSTS_PER_SUIT - (left[i] ?? 0)}
        shape="round"
      />
    </div>
  ));
}

type LineProps = Pick<BoardProps, 'props'> & { readonly service: Service; readonly price: number };

/** A buyer touches the service; the Riverfolk, when they set it, the price. */
function ServiceLine({ props, service, price }: LineProps) {
  const { choice, say } = props;
  const { drawn } = say.words;
  const isSet = askOf(props, 'riverfolk.price')?.service === service;
  return (
    <li>
      <ServiceTouch props={props} service={service} label={`${drawn.serviceNames[service]}: ${price}`} />
      <span className="prices">
        {prices.map((one) => (
          <Touch
            key={one}
            on={touchable(isSet ? choice : null, (move) => move.kind === 'riverfolk.price' && move.price === one)}
            className={`price ${one === price ? 'at' : ''}`}
            label={`${drawn.serviceNames[service]}: ${one}`}
          >
            {one}
          </Touch>
        ))}
      </span>
    </li>
  );
}

type ServiceProps = Pick<BoardProps, 'props'> & { readonly service: Service; readonly label: string };

/** A service that a buyer touches. */
export function ServiceTouch({ props: { choice, say }, service, label }: ServiceProps) {
  return (
    <Touch
      on={touchable(choice, (move) => move.kind === 'riverfolk.buy' && move.service === service)}
      className="service"
      label={label}
    >
      <RootGlyph id={signs[service]} />
      <b>{say.words.drawn.serviceNames[service]}</b>
    </Touch>
  );
}

/** ROOT-11.2.4: whose warriors lie there. */
export function BoxOf({ view, title, box }: { readonly view: View; readonly title: string; readonly box: Box }) {
  return (
    <div>
      <b>{title}</b>
      <span>
        {box.flatMap((count, owner) => {
          const faction = view.open.players[owner]?.faction;
          if (count === 0 || !faction) return [];
          return [
            <i key={faction} className={`f-${faction}`}>
              <RootGlyph id={`rw-${faction}`} />
              {count}
            </i>,
          ];
        })}
        {box.every((count) => count === 0) && <em>0</em>}
      </span>
    </div>
  );
}
