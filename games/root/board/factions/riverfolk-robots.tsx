/** What the Riverfolk Robots have besides (AUT-9): the market, services for sale, Payments. */
import { services } from '../../data/riverfolk.ts';
import type { RiverfolkRobotsBoard } from '../../rules/automata/riverfolk/state.ts';
import { CardFace } from '../card.tsx';
import type { BoardProps } from '../props.ts';
import { Row } from '../tracks.tsx';
import { BoxOf, ServiceTouch } from './riverfolk.tsx';

export function Market({ props, seat }: BoardProps) {
  const { view, say } = props;
  const { words } = say;
  const { drawn } = words;
  const board = view.open.players[seat]?.board as RiverfolkRobotsBoard;
  return (
    <>
      <Row title={drawn.market} note={drawn.cards(board.market.length)}>
        <ul className="root-card-list">
          {board.market.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike but for their place.
            <li key={i}>
              <CardFace card={card} words={words} small />
            </li>
          ))}
        </ul>
      </Row>
      <Row title={drawn.services}>
        <ul className="root-services">
          {services.map((service) => (
            <li key={service}>
              <ServiceTouch props={props} service={service} label={drawn.serviceNames[service]} />
            </li>
          ))}
        </ul>
      </Row>
      <div className="root-boxes">
        <BoxOf view={view} title={drawn.boxes.payments} box={board.payments} />
      </div>
    </>
  );
}
