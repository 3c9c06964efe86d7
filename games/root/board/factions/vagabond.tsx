/** The Vagabond (ROOT-9): character, items on tracks, in the satchel and damaged, quests, relationships. */

import { Touch } from '@tavola/games/board/touch.tsx';
import { touchable } from '@tavola/games/board/touchable.ts';
import { questOf } from '../../data/quests.ts';
import type { VagabondBoard as Board, Held } from '../../rules/boards/vagabond.ts';
import { conditionOf } from '../../rules/factions/vagabond/state.ts';
import { Actions } from '../parts/action-row.tsx';
import { RootGlyph, SuitGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { Row } from '../parts/tracks.tsx';

export function VagabondBoard({ props, seat }: BoardProps) {
  const { view, say } = props;
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (!player) return null;
  const board = player.board as Board;
  const whole = board.items.filter(({ damaged }) => !damaged);
  const damaged = board.items.filter((held) => held.damaged);
  const others = view.open.players
    .map(({ faction }, other) => ({ seat: other, faction }))
    .filter((other) => other.seat !== seat && other.faction !== 'vagabond');
  return (
    <>
      {board.character && (
        <p className="root-character">
          <b>{drawn.characters[board.character].name}</b> {drawn.characters[board.character].text}
        </p>
      )}
      <Actions props={props} seat={seat} />
      <Row title={drawn.satchel} note={drawn.itemsReady(whole.filter(({ up }) => up).length, board.items.length)}>
        <Items props={props} seat={seat} items={whole} />
      </Row>
      {damaged.length > 0 && (
        <Row title={drawn.damagedItems}>
          <Items props={props} seat={seat} items={damaged} />
        </Row>
      )}
      <Row title={drawn.quests} note={drawn.questsDone(board.quests.length)}>
        <ul className="root-quests">
          {view.open.quests.map((quest) => (
            <QuestCard key={quest} props={props} quest={quest} own={seat === props.viewer} />
          ))}
        </ul>
      </Row>
      <Row title={drawn.relations}>
        <ul className="root-relations">
          {[-1, 0, 1, 2, 3].map((level) => (
            <li key={level} className={level < 0 ? 'hostile' : ''}>
              <span className="markers">
                {others
                  .filter((other) => (board.relations[other.seat] ?? 0) === level)
                  .map((other) => (
                    <i key={other.seat} className={`f-${other.faction}`} title={say.who(other.seat)}>
                      <RootGlyph id={`rw-${other.faction}`} label={say.who(other.seat)} />
                    </i>
                  ))}
              </span>
              <b>{drawn.relation(level)}</b>
            </li>
          ))}
        </ul>
      </Row>
    </>
  );
}

export function Items({ props, seat, items }: BoardProps & { readonly items: readonly Held[] }) {
  const { choice, viewer, say } = props;
  const { words } = say;
  if (items.length === 0) return <p className="board-none">{words.drawn.nothing}</p>;
  return (
    <ul className="root-satchel">
      {items.map((held, i) => {
        const condition = conditionOf(held);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal items are alike.
          <li key={i}>
            <Touch
              on={touchable(
                seat === viewer ? choice : null,
                (move) => move.kind === 'vagabond.item' && move.item === held.item && move.condition === condition,
              )}
              className={`held ${condition}`}
              label={words.drawn.heldItem(held.item, condition)}
            >
              <RootGlyph id={`item-${held.item}`} label={words.drawn.heldItem(held.item, condition)} />
            </Touch>
          </li>
        );
      })}
    </ul>
  );
}

type QuestProps = Pick<BoardProps, 'props'> & { readonly quest: string; readonly own: boolean };

export function QuestCard({ props: { choice, say }, quest, own }: QuestProps) {
  const { words } = say;
  const { suit, items } = questOf(quest);
  return (
    <li>
      <Touch
        on={touchable(own ? choice : null, (move) => move.kind === 'vagabond.quest' && move.quest === quest)}
        className={`quest suit-${suit}`}
        label={words.thing(quest)}
      >
        <span>
          <SuitGlyph suit={suit} label={words.suit(suit)} />
          <span className="needs">
            {items.map((item, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a quest may need an item twice.
              <RootGlyph key={i} id={`item-${item}`} label={words.item(item)} />
            ))}
          </span>
        </span>
        <b>{words.thing(quest)}</b>
      </Touch>
    </li>
  );
}
