/** Beside the hand: the actions that have no place on the board; rotations, discards or characters when they are asked for; the piles. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { standsFor } from '@tavola/games/board/stands-for.ts';
import { moveId } from '@tavola/kernel/ask.ts';
import { characterOf } from '../rules/characters.ts';
import { type FaceId, faceOf } from '../rules/faces.ts';
import { labels } from '../text/labels.ts';
import { faceName, lieName } from '../text/words.ts';
import { CardButton } from './card-button.tsx';
import { Characters } from './characters.tsx';
import glyphs from './glyphs.svg';
import { askKind, openOf, type Props } from './props.ts';
import './beside.css';

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
  const text = labels[props.language];
  if (kind === 'rotate') return text.rotations;
  if (kind === 'despair-card' || kind === 'poetry-card') return text.browse;
  return hasActions(props) ? text.actions : text.piles;
}

/** Who only looks, and who is nobody yet, has none. */
function hasActions({ view, viewer }: Props): boolean {
  return viewer !== 'spectator' && view.players[viewer]?.character != null;
}

/** Each rotation as it would lie. */
function Rotations(props: Props) {
  const { view, choice, language } = props;
  const text = labels[language];
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
              label={text.rotation(lieName(text.words, face, move.rotation), move.cost)}
              {...(move.cost === 0 ? {} : { note: text.cost(String(move.cost)) })}
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
  const { choice, language } = props;
  const text = labels[language];
  return (
    <ul className="lab-cards">
      {openOf(props, 'recite', 'crossroads').map(({ id, move }) => (
        <li key={id}>
          <CardButton
            face={move.face}
            rotation={0}
            label={faceName(text.words, move.face)}
            {...(move.kind === 'crossroads' ? { note: move.pile === 'draw' ? text.fromDraw : text.fromDiscard } : {})}
            ids={[id]}
            choice={choice}
          />
        </li>
      ))}
    </ul>
  );
}

type Action = {
  readonly key: string;
  readonly glyph: string;
  readonly sheet?: string;
  readonly name: string;
  readonly note: string;
  readonly cost: string;
  readonly ids: readonly string[];
  readonly refused: readonly string[];
};

function ActionGrid(props: Props) {
  const { choice } = props;
  if (!hasActions(props)) return null;
  return (
    <ul className="lab-action-grid">
      {actionsOf(props).map(({ key, glyph, sheet, name, note, cost, ids, refused }) => (
        <li key={key}>
          <button
            type="button"
            className="lab-action"
            aria-disabled={ids.length === 0 || undefined}
            aria-pressed={ids.length > 1 ? choice?.open.length === ids.length : undefined}
            {...standsFor(ids)}
            onClick={(event) =>
              ids.length > 0
                ? choice?.narrow(ids)
                : choice?.why((move) => refused.includes(moveId(move)), event.currentTarget)
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
  const { view, viewer, language } = props;
  const text = labels[language];
  const me = viewer === 'spectator' ? undefined : view.players[viewer];
  const character = me?.character;
  const ids = (...kinds: Parameters<typeof openOf>[1][]) => openOf(props, ...kinds).map(({ id }) => id);
  const peeks = ids('peek');
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const list: Action[] = [
    {
      key: 'peek',
      glyph: 'eye',
      name: text.peek,
      note: text.neighbours(peeks.length),
      cost: '1',
      ids: peeks,
      refused: view.cards.map(({ cell }) => `peek:${cell}`),
    },
    {
      key: 'push',
      glyph: 'players',
      name: text.push,
      note: ids('push').length === 0 ? text.nobodyHere : '',
      cost: '1',
      ids: ids('push'),
      refused: others.map((seat) => `push:${seat}`),
    },
    {
      key: 'draw',
      glyph: 'stack',
      name: text.draw,
      note: me && me.cards >= me.limit ? text.fullHand : text.drawPile,
      cost: '1',
      ids: ids('draw'),
      refused: ['draw'],
    },
  ];
  // A passive power acts by itself: it is told beside the player, and nobody takes it as an action.
  if (character && characterOf(character).type !== 'passive') {
    list.push({
      key: 'power',
      glyph: `emblem-${character}`,
      sheet: glyphs,
      name: text.words.powers[character].name,
      note: me?.powerUsed ? text.used : '',
      cost: '1',
      ids: ids('power'),
      refused: [`power:${character}`],
    });
  }
  list.push(
    {
      key: 'rest',
      glyph: 'pause',
      name: text.rest,
      note: text.wholeTurn,
      cost: '3',
      ids: ids('rest'),
      refused: ['rest'],
    },
    {
      key: 'despair',
      glyph: 'why',
      name: text.despair,
      note: text.wholeTurn,
      cost: '3',
      ids: ids('despair'),
      refused: ['despair'],
    },
    { key: 'end', glyph: 'moon', name: text.end, note: text.fogReturns, cost: '0', ids: ids('end-turn'), refused: [] },
  );
  return list;
}

/** Draw pile, discards with their top card, removed cards, treasures. */
function Piles({ view, language }: Props) {
  const text = labels[language];
  const { draw, discard, discardTop, removed, pile } = view;
  return (
    <span className="lab-piles">
      <span title={text.drawPile}>
        <Glyph id="stack" label={text.drawPile} />
        <b>{draw}</b>
      </span>
      <span title={text.discardPile}>
        <DiscardTop
          face={discardTop}
          label={discardTop ? `${text.discardTop}: ${faceName(text.words, discardTop)}` : text.discardPile}
        />
        <b>{discard}</b>
      </span>
      {removed.length > 0 && (
        <span title={text.removed}>
          <Glyph id="close" label={text.removed} />
          <b>{removed.length}</b>
        </span>
      )}
      <span title={text.treasures}>
        <Glyph sheet={glyphs} id="lab-treasure" label={text.treasures} />
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
