/** What the Riverfolk Robots have (AUT-9): the market, services for sale at one price, Payments, trade posts, protectionism. */
import { servicePrice } from '../../data/automata-facts.ts';
import { clearings } from '../../data/maps.ts';
import { POSTS_PER_SUIT, services } from '../../data/riverfolk.ts';
import { clearingSuits } from '../../data/suits.ts';
import { TRADE_POST } from '../../rules/factions/riverfolk/state.ts';
import { Cards } from '../factions/lizards.tsx';
import { BoxOf, ServiceTouch, TradePosts } from '../factions/riverfolk.tsx';
import { RootGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { Row } from '../parts/tracks.tsx';

export function RiverfolkRobotsBoard({ props, seat }: BoardProps) {
  const { view, viewer, say } = props;
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (player?.board.faction !== 'riverfolk-robots') return null;
  const { market, payments, shield, sword } = player.board;
  const buyer = viewer === 'spectator' ? undefined : view.open.players[viewer];
  const onMap = clearingSuits.map(
    (suit) =>
      clearings.filter((one) => view.open.suits[one] === suit && (player.tokens[TRADE_POST]?.[one] ?? 0) > 0).length,
  );
  return (
    <>
      <Cards props={props} title={drawn.market} cards={market} />
      <Row title={drawn.services} {...(buyer ? { note: drawn.priceOf(servicePrice(buyer.vp)) } : {})}>
        <ul className="root-services">
          {services.map((service) => (
            <li key={service}>
              <ServiceTouch props={props} service={service} label={drawn.serviceNames[service]} />
            </li>
          ))}
        </ul>
      </Row>
      <div className="root-boxes">
        <BoxOf view={view} title={drawn.boxes.payments} box={payments} />
        <span className="root-arms">
          <i className={shield ? 'on' : ''}>
            <RootGlyph id="officer" thing="shield" />
            {drawn.shield}
          </i>
          <i className={sword ? 'on' : ''}>
            <RootGlyph id="battle" thing="sword" />
            {drawn.sword}
          </i>
        </span>
      </div>
      <Row title={words.piece('trade-post', 2)} note={drawn.onMap(onMap.reduce((sum, count) => sum + count, 0))}>
        <TradePosts props={props} left={onMap.map((count) => POSTS_PER_SUIT - count)} value="" />
      </Row>
    </>
  );
}
