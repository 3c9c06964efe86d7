/** A Coven: its board with track, Token and Reserve, its two Circles, its people. The viewer's own is drawn large. */

import { named } from '@tavola/games/board/named.ts';
import { Touch } from '@tavola/games/board/touch.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useId } from 'react';
import { boardOf } from '../../data/boards.ts';
import type { Actor, Spot } from '../../rules/state/state.ts';
import type { PlayerView } from '../../rules/view.ts';
import { covenName } from '../../text/names.ts';
import { ActorShape, Figures, useActorClass } from '../pieces/figure.tsx';
import { TouchOrPetals } from '../pieces/petal.tsx';
import { EffectSymbols, Eve } from '../pieces/symbols.tsx';
import { CovenPlace } from '../regions/place-card.tsx';
import { Stone } from '../regions/region.tsx';
import { useTable } from '../table/table.tsx';
import { People } from './people.tsx';
import { CovenTrack } from './track.tsx';

export function Coven({ seat, near }: { readonly seat: Seat; readonly near: boolean }) {
  const { view, words, say, tongue } = useTable();
  const title = useId();
  const player = view.players[seat] as PlayerView;
  const board = boardOf(player.coven, view.side);
  const price = player.council.length === 0 ? board.councilCost.first : board.councilCost.others;
  return (
    <section className={`coven ${near ? 'near' : 'far'} ${useActorClass(seat)}`} aria-labelledby={title}>
      <div className="coven-board">
        <h2 id={title} {...named(`seat:${seat}`)}>
          <span className="seat">
            <ActorShape actor={seat} />
          </span>
          {near ? covenName(player.coven, tongue) : say.who(seat)}
          {near ? null : <small>{covenName(player.coven, tongue)}</small>}
          {view.firstPlayer === seat ? <Eve id="first" label={words.firstPlayer} /> : null}
        </h2>
        <CovenTrack track={board.track} at={player.track} actor={seat} />
        <Token seat={seat} player={player} />
        {board.boardField ? <BoardField seat={seat} player={player} /> : null}
        {board.stoneFields ? <StoneFields seat={seat} player={player} /> : null}
        <Stones stones={player.stones.filter(({ field }) => field === null).map(({ id }) => id)} />
        <div className="reserve">
          <span className="label">{words.reserve}</span>
          <Figures actor={seat} figure="witch" n={player.witches} />
          <Figures actor={seat} figure="elder" n={player.elders} />
        </div>
      </div>
      <Circles actor={seat} outer={player.outer} inner={player.inner} />
      <People
        actor={seat}
        specialists={player.specialists}
        council={player.council}
        copied={player.copied}
        price={price}
      />
    </section>
  );
}

type CirclesProps = { readonly actor: Actor; readonly outer: readonly Spot[]; readonly inner: readonly Spot[] };

export function Circles({ actor, outer, inner }: CirclesProps) {
  const { words } = useTable();
  const share = (circle: readonly Spot[]) => ({ flexGrow: Math.max(1, circle.length) });
  return (
    <div className="circles">
      <div className="circle outer" style={share(outer)}>
        <h3 className="label" {...named('outer:')}>
          {words.outer}
        </h3>
        <Spots actor={actor} spots={outer} />
      </div>
      <div className="circle inner" style={share(inner)}>
        <h3 className="label" {...named('inner:')}>
          {words.inner}
        </h3>
        <Spots actor={actor} spots={inner} />
      </div>
    </div>
  );
}

function Spots({ actor, spots }: { readonly actor: Actor; readonly spots: readonly Spot[] }) {
  const { words } = useTable();
  if (spots.length === 0) return <p className="nobody">{words.emptyCircle}</p>;
  return (
    <div className="places">
      {spots.map((spot) => (
        <CovenPlace key={spot.place} spot={spot} actor={actor} />
      ))}
    </div>
  );
}

type OfPlayer = { readonly seat: Seat; readonly player: PlayerView };

function Token({ seat, player }: OfPlayer) {
  const { view, on, words, texts, viewer } = useTable();
  const { tokenActive, coven } = player;
  const name = tokenActive ? words.tokenActive : words.tokenUsed;
  return (
    <div className={`token ${tokenActive ? '' : 'used'}`} {...named(`token:${coven}`)}>
      <Eve id="token" />
      <div>
        <b>{name}</b>
        <small>{texts.token(coven, view.side)}</small>
      </div>
      {viewer === seat ? <Touch over="square" on={on('token')} label={`${words.token}: ${name}`} /> : null}
    </div>
  );
}

/** EVE-7.2: the Cross's own field, for a Witch. */
function BoardField({ seat, player }: OfPlayer) {
  const { view, on, words, viewer } = useTable();
  const field = boardOf(player.coven, view.side).boardField;
  if (!field) return null;
  return (
    <div className="action-field" {...named(`own-field:${player.coven}`)}>
      {Array.from({ length: field.slots }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its position.
        <span key={i} className="slot">
          <Figures actor={seat} figure="witch" n={i < player.boardField ? 1 : 0} />
        </span>
      ))}
      <span className="effect">
        <EffectSymbols effect={field.effect} />
      </span>
      <span className="label">{words.ownField}</span>
      {viewer === seat ? <TouchOrPetals on={on('field:board')} label={words.ownField} /> : null}
    </div>
  );
}

/** EVE-7.4: the Spear's fields, each for one stone once per game. */
function StoneFields({ seat, player }: OfPlayer) {
  const { view, on, words, texts, viewer } = useTable();
  const fields = boardOf(player.coven, view.side).stoneFields ?? [];
  return (
    <ul className="stone-fields" aria-label={words.stoneFields}>
      {fields.map(({ id, effect }) => {
        const stone = player.stones.find(({ field }) => field === id);
        return (
          <li key={id} {...named(`stone-field:${player.coven}:${id}`)}>
            <ul className="slot">{stone ? <Stone stone={stone.id} used /> : null}</ul>
            <span className="effect">
              <EffectSymbols effect={effect} />
            </span>
            {viewer === seat ? <Touch over="square" on={on(`stone-field:${id}`)} label={texts.effect(effect)} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

export function Stones({ stones }: { readonly stones: readonly string[] }) {
  const { words } = useTable();
  if (stones.length === 0) return null;
  return (
    <div className="own-stones">
      <span className="label">{words.stones}</span>
      <ul className="stones" aria-label={words.stones}>
        {stones.map((stone) => (
          <Stone key={stone} stone={stone} />
        ))}
      </ul>
    </div>
  );
}
