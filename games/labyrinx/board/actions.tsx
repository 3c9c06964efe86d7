/** Beside the hand: the actions that have no place on the board; rotations, discards or characters when they are asked for; the piles. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { named } from '@tavola/games/board/named.ts';
import { standsFor } from '@tavola/games/board/stands-for.ts';
import { characterOf } from '../rules/characters.ts';
import { type FaceId, faceOf } from '../rules/faces.ts';
import type { Move } from '../rules/moves.ts';
import { faceName, lieName } from '../text/names.ts';
import { CardButton } from './card-button.tsx';
import { Characters } from './characters.tsx';
import glyphs from './glyphs.svg';
import { askKind, openOf, type Props } from './props.ts';
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
      {openOf(props, 'rotate').map(({ id, move }) => {
        const face = view.cards.find(({ cell }) => cell === move.cell)?.face;
        if (!face) return null;
        return (
          <li key={id}>
            <CardButton
              face={face}
              rotation={move.rotation}
              label={words.rotation(lieName(words, face, move.rotation), move.cost)}
              {...(move.cost === 0 ? {} : { note: words.cost(String(move.cost)) })}
              ids={[id]}
              choice={choice}
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
      {openOf(props, 'recite', 'crossroads').map(({ id, move }) => (
        <li key={id}>
          <CardButton
            face={move.face}
            rotation={0}
            label={faceName(words, move.face)}
            {...(move.kind === 'crossroads' ? { note: move.pile === 'draw' ? words.fromDraw : words.fromDiscard } : {})}
            ids={[id]}
            choice={choice}
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
  readonly cost: string;
  readonly ids: readonly string[];
};

function ActionGrid(props: Props) {
  const { choice } = props;
  if (!hasActions(props)) return null;
  return (
    <ul className="lab-action-grid">
      {actionsOf(props).map(({ kind, glyph, sheet, name, note, cost, ids }) => (
        <li key={kind}>
          <button
            type="button"
            {...named(`action:${kind}`)}
            className="lab-action"
            aria-disabled={ids.length === 0 || undefined}
            aria-pressed={ids.length > 1 ? choice?.open.length === ids.length : undefined}
            {...standsFor(ids)}
            onClick={(event) =>
              ids.length > 0 ? choice?.narrow(ids) : choice?.why((move) => move.kind === kind, event.currentTarget)
            }
          >
            <Glyph id={glyph} {...(sheet ? { sheet } : {})} />
            <span>
              <b>{name}</b>
              <small>{note}</small>
            </span>
            <em>{cost}</em>
          </button>
        </li>
      ))}
    </ul>
  );
}

function actionsOf(props: Props): Action[] {
  const { view, viewer, say } = props;
  const { words } = say;
  const me = viewer === 'spectator' ? undefined : view.players[viewer];
  const character = me?.character;
  const ids = (...kinds: Parameters<typeof openOf>[1][]) => openOf(props, ...kinds).map(({ id }) => id);
  const peeks = ids('peek');
  const list: Action[] = [
    {
      kind: 'peek',
      glyph: 'eye',
      name: words.peek,
      note: words.neighbours(peeks.length),
      cost: '1',
      ids: peeks,
    },
    {
      kind: 'push',
      glyph: 'players',
      name: words.push,
      note: ids('push').length === 0 ? words.nobodyHere : '',
      cost: '1',
      ids: ids('push'),
    },
    {
      kind: 'draw',
      glyph: 'stack',
      name: words.draw,
      note: me && me.cards >= me.limit ? words.fullHand : words.drawPile,
      cost: '1',
      ids: ids('draw'),
    },
  ];
  // A passive power acts by itself: it is told beside the player, and nobody takes it as an action.
  if (character && characterOf(character).type !== 'passive') {
    list.push({
      kind: 'power',
      glyph: `emblem-${character}`,
      sheet: glyphs,
      name: words.powers[character].name,
      note: me?.powerUsed ? words.used : '',
      cost: '1',
      ids: ids('power'),
    });
  }
  list.push(
    {
      kind: 'rest',
      glyph: 'pause',
      name: words.rest,
      note: words.wholeTurn,
      cost: '3',
      ids: ids('rest'),
    },
    {
      kind: 'despair',
      glyph: 'why',
      name: words.despair,
      note: words.wholeTurn,
      cost: '3',
      ids: ids('despair'),
    },
    { kind: 'end-turn', glyph: 'moon', name: words.end, note: words.fogReturns, cost: '0', ids: ids('end-turn') },
  );
  return list;
}

/** Draw pile, discards with their top card, removed cards, treasures. */
function Piles({ view, say }: Props) {
  const { words } = say;
  const { draw, discard, discardTop, removed, pile } = view;
  return (
    <span className="lab-piles">
      <span title={words.drawPile}>
        <Glyph id="stack" label={words.drawPile} />
        <b>{draw}</b>
      </span>
      <span title={words.discardPile}>
        <DiscardTop
          face={discardTop}
          label={discardTop ? `${words.discardTop}: ${faceName(words, discardTop)}` : words.discardPile}
        />
        <b>{discard}</b>
      </span>
      {removed.length > 0 && (
        <span title={words.removed}>
          <Glyph id="close" label={words.removed} />
          <b>{removed.length}</b>
        </span>
      )}
      <span title={words.treasures}>
        <Glyph sheet={glyphs} id="lab-treasure" label={words.treasures} />
        <b>{pile}</b>
      </span>
    </span>
  );
}

function DiscardTop({ face, label }: { readonly face: FaceId | null; readonly label: string }) {
  if (face === null) return <Glyph id="log" label={label} />;
  const { shape } = faceOf(face);
  return <Glyph sheet={glyphs} id={`lab-${shape}`} label={label} />;
}
