/** What an automaton keeps as a Vagabond (AUT-7): character, items in the satchel, on the battle track and damaged, its quest. */
import { isReady } from '../../rules/factions/vagabond/items.ts';
import { Items, QuestCard } from '../factions/vagabond.tsx';
import type { BoardProps } from '../parts/props.ts';
import { Row } from '../parts/tracks.tsx';

export function VagabotBoard({ props, seat }: BoardProps) {
  const { drawn } = props.say.words;
  const board = props.view.open.players[seat]?.board;
  if (board?.faction !== 'vagabot' || board.character === null) return null;
  const { character, items, track, quest, done } = board;
  const whole = items.filter(({ damaged }) => !damaged);
  const damaged = items.filter((held) => held.damaged);
  const { name, text } = drawn.vagabots[character];
  return (
    <>
      <p className="root-character">
        <b>{name}</b> {text}
      </p>
      <Row title={drawn.satchel} note={drawn.itemsReady(whole.filter(isReady).length, items.length + track.length)}>
        <Items props={props} seat={seat} items={whole} />
      </Row>
      <Row title={drawn.battleTrack}>
        <Items props={props} seat={seat} items={track} />
      </Row>
      {damaged.length > 0 && (
        <Row title={drawn.damagedItems}>
          <Items props={props} seat={seat} items={damaged} />
        </Row>
      )}
      <Row title={drawn.quests} note={drawn.questsDone(done.length)}>
        <ul className="root-quests">{quest !== null && <QuestCard props={props} quest={quest} own={false} />}</ul>
      </Row>
    </>
  );
}
