/** Woodland Alliance (ROOT-8): sympathy with its price, supporters, bases, officers. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { Touch } from '@tavola/games/board/touch.tsx';
import { touchable } from '@tavola/games/board/touchable.ts';
import { cardOf } from '../../data/cards.ts';
import { clearings } from '../../data/maps.ts';
import { clearingSuits, suits } from '../../data/suits.ts';
import { sympathyTrack } from '../../data/tracks.ts';
import type { AllianceBoard as Board } from '../../rules/boards/alliance.ts';
import { BASE, type SupportersSeen } from '../../rules/factions/alliance/state.ts';
import { Actions } from '../parts/action-row.tsx';
import { RootGlyph, SuitGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { PieceTrack, Row } from '../parts/tracks.tsx';

const { vp, cost } = sympathyTrack;

export function AllianceBoard({ props, seat }: BoardProps) {
  const { view, say } = props;
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (!player) return null;
  const { officers, operations } = player.board as Board;
  const placed = vp.length - (player.left[1] ?? 0);
  const next = placed < vp.length ? drawn.nextSympathy(cost[placed] ?? 0, vp[placed] ?? 0) : '';
  const atWork = view.open.turn.seat === seat && view.open.turn.part === 'evening';
  return (
    <>
      <Row title={words.piece('sympathy', 2)} note={next}>
        <div className="root-brackets" aria-hidden="true">
          {[...new Set(cost)].map((one) => (
            <span key={one} style={{ flexGrow: cost.filter((it) => it === one).length }}>
              <RootGlyph id="supporter" />
              {one}
            </span>
          ))}
        </div>
        <PieceTrack piece="sympathy" label={drawn.onMap(placed)} values={vp} placed={placed} shape="round" />
      </Row>
      <Supporters props={props} seat={seat} />
      <Bases props={props} seat={seat} />
      <Row title={drawn.officers} note={atWork ? drawn.actionsLeft(operations) : drawn.operations(officers)}>
        <ul className="root-officers">
          {Array.from({ length: officers }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: officers are alike.
            <li key={i} className={atWork && i >= operations ? 'used' : ''}>
              <RootGlyph id="officer" />
            </li>
          ))}
          {officers === 0 && <li className="none">0</li>}
        </ul>
      </Row>
      <Actions props={props} seat={seat} />
    </>
  );
}

/** A base for each suit, on the board or in a clearing; the automaton's too. */
export function Bases({ props: { view, say }, seat }: BoardProps) {
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (!player) return null;
  return (
    <Row title={words.piece('base', 2)}>
      <ul className="root-bases">
        {clearingSuits.map((suit) => {
          const where = clearings.find(
            (clearing) => player.buildings[BASE]?.[clearing] === 1 && view.open.suits[clearing] === suit,
          );
          return (
            <li key={suit} className={where === undefined ? '' : 'on'}>
              {where === undefined && <RootGlyph id="base" />}
              <SuitGlyph suit={suit} label={words.suit(suit)} />
              <small>{where === undefined ? drawn.onBoard : words.clearing(where)}</small>
            </li>
          );
        })}
      </ul>
    </Row>
  );
}

/** ROOT-8.2.3: everybody sees how many, the Alliance their suits. */
function Supporters({ props, seat }: BoardProps) {
  const { view, viewer, choice, say } = props;
  const { words } = say;
  const { drawn } = words;
  const { count, cards } = view.secrets[seat] as SupportersSeen;
  const title = (
    <>
      {drawn.supporters}
      {cards && (
        <small className="root-only">
          <Glyph id="eye" className="xs" />
          {drawn.onlyYou}
        </small>
      )}
    </>
  );
  return (
    <Row title={title} name={drawn.supporters} note={drawn.cards(count)}>
      {cards === null ? (
        <span className="root-hidden">{count}</span>
      ) : (
        <ul className="root-supporters">
          {suits.map((suit) => {
            const own = cards.filter((card) => cardOf(card).suit === suit);
            return (
              <li key={suit}>
                <Touch
                  on={touchable(
                    seat === viewer && isAboutSupporters(props) ? choice : null,
                    (move) => move.kind === 'card' && own.includes(move.card),
                  )}
                  className="supporter"
                  label={`${drawn.supporters}: ${own.length} ${words.suit(suit)}`}
                >
                  <SuitGlyph suit={suit} label={words.suit(suit)} />
                  <b>{own.length}</b>
                </Touch>
              </li>
            );
          })}
        </ul>
      )}
    </Row>
  );
}

function isAboutSupporters({ choice }: BoardProps['props']): boolean {
  const ask = choice?.ask;
  return (
    typeof ask === 'object' && (ask.kind === 'alliance.spend-supporter' || ask.kind === 'alliance.discard-supporter')
  );
}
