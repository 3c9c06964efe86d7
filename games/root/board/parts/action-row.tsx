/** The actions of a faction as tiles: those that can be taken now are buttons. */
import { named } from '@tavola/games/board/named.ts';
import { Touch } from '@tavola/games/board/touch.tsx';
import { touchable } from '@tavola/games/board/touchable.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { actionsOf, ownActions } from './actions.ts';
import { RootGlyph } from './glyph.tsx';
import type { Props } from './props.ts';
import { Row } from './tracks.tsx';

type ActionsProps = { readonly props: Props; readonly seat: Seat; readonly note?: string };

/** On the board of the faction. */
export function Actions({ props, seat, note }: ActionsProps) {
  const { choice, viewer, view, say } = props;
  const faction = view.open.players[seat]?.faction;
  if (!faction) return null;
  return (
    <Row title={say.words.drawn.actions} {...(note === undefined ? {} : { note })}>
      <Tiles props={props} actions={actionsOf[faction]} choice={viewer === seat ? choice : null} />
    </Row>
  );
}

/** Above the hand, where the board is a sheet: only while one of them can be taken. */
export function HandActions(props: Props) {
  const actions = ownActions(props.view);
  const open = props.choice?.open ?? [];
  if (!actions.some(({ kind }) => open.some(({ move }) => move.kind === kind))) return null;
  return (
    <section className="root-hand-actions" aria-label={props.say.words.drawn.actions}>
      <Tiles props={props} actions={actions} choice={props.choice} />
    </section>
  );
}

type TilesProps = {
  readonly props: Props;
  readonly actions: (typeof actionsOf)['marquise'];
  readonly choice: Props['choice'];
};

function Tiles({ props: { say }, actions, choice }: TilesProps) {
  const { drawn } = say.words;
  return (
    <ul className="root-actions">
      {actions.map(({ kind, glyph }) => (
        <li key={kind} {...named(`action:${kind}`)}>
          <Touch
            on={touchable(choice, (move) => move.kind === kind)}
            className="action"
            label={drawn.action(kind).name}
          >
            <RootGlyph id={glyph} thing={`action:${kind}`} />
            {drawn.action(kind).name}
          </Touch>
        </li>
      ))}
    </ul>
  );
}
