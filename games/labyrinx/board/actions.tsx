/** Beside the hand: the actions that have no place on the board; rotations, discards or characters when they are asked for; the piles. */

import { Chip } from '@tavola/games/board/chip.tsx';
import { Pile } from '@tavola/games/board/pile.tsx';
import { Tile } from '@tavola/games/board/tile.tsx';
import { openOf, touchable, touchableFor } from '@tavola/games/board/touchable.ts';
import { characterOf } from '../rules/state/characters.ts';
import { faceOf } from '../rules/state/faces.ts';
import type { Move } from '../rules/state/moves.ts';
import { faceName, lieName } from '../text/names.ts';
import { CardButton } from './card-button.tsx';
import { Characters } from './characters.tsx';
import glyphs from './glyphs.svg';
import { askKind, type Props } from './props.ts';
import './beside.css';
import './actions.css';

export function Actions(props: Props) {
  const { choice } = props;
  const kind = choice ? askKind(choice.ask) : null;
  if (kind === 'character') return <Characters {...props} />;
  return (
    <section className="lab-actions">
      <h2 className="label">
        {headingOf(props, kind)}
        <Piles {...props} />
      </h2>
      {kind === 'rotate' ? (
        <Rotations {...props} />
      ) : kind === 'despair-card' || kind === 'poetry-card' ? (
        <Browse {...props} />
      ) : (
        <ActionGrid {...props} />
      )}
    </section>
  );
}

function headingOf(props: Props, kind: string | null): string {
  const { words } = props.say;
  if (kind === 'rotate') return words.rotations;
  if (kind === 'despair-card' || kind === 'poetry-card') return words.browse;
  return hasActions(props) ? words.actions : words.piles;
}

/** Who only looks, and who is nobody yet, has none. */
function hasActions({ view, viewer }: Props): boolean {
  return viewer !== 'spectator' && view.players[viewer]?.character != null;
}

/** Each rotation as it would lie. */
function Rotations(props: Props) {
  const { view, choice, say } = props;
  const { words } = say;
  return (
    <ul className="lab-cards">
      {openOf(choice, 'rotate').map(({ id, move }) => {
        const face = view.cards.find(({ cell }) => cell === move.cell)?.face;
        if (!face) return null;
        return (
          <li key={id}>
            <CardButton
              on={touchableFor(choice, [id])}
              face={face}
              rotation={move.rotation}
              label={words.rotation(lieName(words, face, move.rotation), move.cost)}
              {...(move.cost === 0 ? {} : { note: words.cost(String(move.cost)) })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The cards of the piles that may be taken. */
function Browse(props: Props) {
  const { choice, say } = props;
  const { words } = say;
  return (
    <ul className="lab-cards">
      {openOf(choice, 'recite', 'crossroads').map(({ id, move }) => (
        <li key={id}>
          <CardButton
            on={touchableFor(choice, [id])}
            face={move.face}
            label={faceName(words, move.face)}
            {...(move.kind === 'crossroads' ? { note: move.pile === 'draw' ? words.fromDraw : words.fromDiscard } : {})}
          />
        </li>
      ))}
    </ul>
  );
}

type Action = {
  readonly kind: Move['kind'];
  readonly glyph: string;
  readonly sheet?: string;
  readonly name: string;
  readonly note: string;
  readonly cost: number;
};

function ActionGrid(props: Props) {
  const { choice } = props;
  if (!hasActions(props)) return null;
  return (
    <ul className="lab-action-grid">
      {actionsOf(props).map(({ kind, cost, ...said }) => {
        const on = touchable(choice, (move) => move.kind === kind);
        return (
          <li key={kind}>
            <Tile
              {...said}
              on={on}
              asks
              chosen={on.ids.length > 1 && !on.narrows}
              thing={`action:${kind}`}
              cost={cost}
              className="lab-action"
            />
          </li>
        );
      })}
    </ul>
  );
}

function actionsOf({ view, viewer, choice, say }: Props): readonly Action[] {
  const { words } = say;
  const me = viewer === 'spectator' ? undefined : view.players[viewer];
  const character = me?.character;
  const peeks = openOf(choice, 'peek').length;
  const isAlone = openOf(choice, 'push').length === 0;
  const isFull = me !== undefined && me.cards >= me.limit;
  // A passive power acts by itself: it is told beside the player, and nobody takes it as an action.
  const power: Action[] =
    character && characterOf(character).type !== 'passive'
      ? [
          {
            kind: 'power',
            glyph: `emblem-${character}`,
            sheet: glyphs,
            name: words.powers[character].name,
            note: me?.powerUsed ? words.used : '',
            cost: 1,
          },
        ]
      : [];
  return [
    { kind: 'peek', glyph: 'eye', name: words.peek, note: words.neighbours(peeks), cost: 1 },
    { kind: 'push', glyph: 'players', name: words.push, note: isAlone ? words.nobodyHere : '', cost: 1 },
    { kind: 'draw', glyph: 'stack', name: words.draw, note: isFull ? words.fullHand : words.drawPile, cost: 1 },
    ...power,
    { kind: 'rest', glyph: 'pause', name: words.rest, note: words.wholeTurn, cost: 3 },
    { kind: 'despair', glyph: 'why', name: words.despair, note: words.wholeTurn, cost: 3 },
  ];
}

/** Draw pile, discards with their top card, removed cards, treasures. */
function Piles({ view, say }: Props) {
  const { words } = say;
  const { draw, discard, discardTop, removed, pile } = view;
  const top = discardTop === null ? { glyph: 'log' } : { sheet: glyphs, glyph: `lab-${faceOf(discardTop).shape}` };
  const discarded = discardTop ? `${words.discardTop}: ${faceName(words, discardTop)}` : words.discardPile;
  return (
    <span className="lab-piles">
      <Pile glyph="stack" label={words.drawPile} value={draw} />
      <Pile {...top} label={discarded} value={discard} />
      {removed.length > 0 && <Pile glyph="close" label={words.removed} value={removed.length} />}
      <Chip sheet={glyphs} glyph="lab-treasure" label={words.treasures} value={pile} />
    </span>
  );
}
