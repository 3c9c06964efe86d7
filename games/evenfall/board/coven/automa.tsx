/** The Automa: her rondel with the marker, the card just revealed, her Circles, people and stones. */

import { BoardGlyph } from '@tavola/games/board/glyph.tsx';
import { named } from '@tavola/games/board/named.ts';
import { useId } from 'react';
import { type RondelAction, rondel } from '../../data/boards.ts';
import { vpOf } from '../../data/cards.ts';
import type { Automa as AutomaState } from '../../rules/state/state.ts';
import { cardName } from '../../text/names.ts';
import glyphs from '../glyphs.svg';
import { ActorShape, Figures, useActorClass } from '../pieces/figure.tsx';
import { VictoryPoints } from '../pieces/points.tsx';
import { Eve } from '../pieces/symbols.tsx';
import { useTable } from '../table/table.tsx';
import { Circles, Stones } from './coven.tsx';
import { People } from './people.tsx';
import { CovenTrack } from './track.tsx';

const NO_COUNCIL: readonly string[] = [];

export function Automa({ automa }: { readonly automa: AutomaState }) {
  const { words } = useTable();
  const title = useId();
  const { vp, witches, track, outer, inner, specialists, stones, difficulty } = automa;
  return (
    <section className={`coven far automa ${useActorClass('automa')}`} aria-labelledby={title}>
      <div className="coven-board">
        <h2 id={title}>
          <span className="seat">
            <ActorShape actor="automa" />
          </span>
          {words.automa}
          <small>{words.difficulties[difficulty]}</small>
          <VictoryPoints n={vp} />
        </h2>
        <div className="rondel-row">
          <Rondel at={automa.rondel} />
          <Revealed at={automa.rondel} />
        </div>
        <CovenTrack track="sun" at={track} actor="automa" />
        <Stones stones={stones} />
        <div className="reserve">
          <span className="label">{words.reserve}</span>
          <Figures actor="automa" figure="witch" n={witches} />
        </div>
      </div>
      <Circles actor="automa" outer={outer} inner={inner} />
      <People
        actor="automa"
        specialists={specialists.map((card) => ({ card, turned: false }))}
        council={NO_COUNCIL}
        copied={[]}
        price={null}
      />
    </section>
  );
}

const SIGNS: { readonly [A in RondelAction]: string } = {
  boon: 'eve-vp',
  'discover-north': 'eve-discover',
  'discover-central': 'eve-discover',
  play: 'eve-card',
  explore: 'eve-explore',
  transfer: 'eve-transfer',
  'draw-place': 'eve-discover',
  'coven-track': 'eve-step',
};
const LETTERS: { readonly [A in RondelAction]?: string } = {
  'discover-north': 'N',
  'discover-central': 'C',
  'draw-place': '+',
};
const SIZE = 180;
const RING = 70;

/** EVE-8.4: twelve fields clockwise, the two gold ones at the top and at the bottom. */
function Rondel({ at }: { readonly at: number }) {
  const { words } = useTable();
  const turn = 360 / rondel.length;
  const action = rondel[at]?.action as RondelAction;
  return (
    <svg
      className="rondel"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={words.rondelLabel(words.rondel[action])}
    >
      <circle className="ring" cx={SIZE / 2} cy={SIZE / 2} r={RING} />
      <g className="marker" style={{ transform: `rotate(${at * turn}deg)` }}>
        <path d={`M0 0 L-6 -${RING - 24} L0 -${RING - 14} L6 -${RING - 24} Z`} />
      </g>
      {rondel.map(({ index, action: what, gold }) => {
        const radians = (index * turn * Math.PI) / 180;
        const [x, y] = [SIZE / 2 + RING * Math.sin(radians), SIZE / 2 - RING * Math.cos(radians)];
        const letter = LETTERS[what];
        return (
          <g
            key={index}
            {...named(`rondel:${index}`)}
            className={`rondel-field ${gold ? 'gold' : ''} ${index === at ? 'here' : ''}`}
          >
            <circle cx={x} cy={y} r={16} />
            <BoardGlyph sheet={glyphs} id={SIGNS[what]} x={letter ? x - 4 : x} y={y} size={15} />
            {letter ? (
              <text x={x + 8} y={y + 4}>
                {letter}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

/** What her marker stands on, and the card that moved it there. */
function Revealed({ at }: { readonly at: number }) {
  const { words, tongue, happened } = useTable();
  const last = happened.findLast((event) => event.kind === 'rondel');
  const next = rondel[(at + 1) % rondel.length];
  return (
    <div className="revealed">
      <b>{words.rondel[rondel[at]?.action as RondelAction]}</b>
      {last?.card ? (
        <small className="card-shown" {...named(`card:${last.card}`)}>
          <Eve id="card" /> {cardName(last.card, tongue)} · {vpOf(last.card)} <Eve id="vp" label={words.things.vp} />
        </small>
      ) : null}
      {next ? <small>→ {words.rondel[next.action]}</small> : null}
    </div>
  );
}
