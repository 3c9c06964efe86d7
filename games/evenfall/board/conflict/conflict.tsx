/** A conflict step by step: who takes part, the Dials when they are shown, strength, rewards reached, the winner and the stone. */
import { named } from '@tavola/games/board/named.ts';
import { type RegionId, regionOf } from '../../data/boards.ts';
import { symbolOf, vpOf } from '../../data/cards.ts';
import type { Event } from '../../rules/state/moves.ts';
import type { Conflict as ConflictState, Contender } from '../../rules/state/state.ts';
import { cardName, regionName } from '../../text/names.ts';
import { ActorShape, useActorClass, useActorName } from '../pieces/figure.tsx';
import { EffectSymbols, Eve, StoneGlyph } from '../pieces/symbols.tsx';
import { useTable } from '../table/table.tsx';
import { Dial } from './dial.tsx';

/** The conflict that is fought now, and before it those that were decided since the last view. */
export function Conflicts() {
  const { view, happened, step } = useTable();
  const { conflict } = view;
  const decided = decidedIn(happened).filter((one) => one.conflict.region !== conflict?.region);
  return (
    <>
      {decided.map((one) => (
        <Conflict key={`${step}-${one.conflict.region}`} {...one} />
      ))}
      {conflict ? <Conflict conflict={conflict} stone={null} now /> : null}
    </>
  );
}

type Decided = { readonly conflict: ConflictState; readonly stone: string | null };

/** What the events tell of conflicts that are over. */
function decidedIn(happened: readonly Event[]): Decided[] {
  return happened.flatMap((event, i) => {
    if (event.kind !== 'strengths') return [];
    const rest = happened.slice(i + 1);
    const won = rest.find(({ kind }) => kind === 'won');
    const took = rest.find(({ kind }) => kind === 'took-stone');
    const winner = won?.kind === 'won' ? won.seat : null;
    return [{ conflict: { ...event.conflict, winner }, stone: took?.kind === 'took-stone' ? took.stone : null }];
  });
}

function Conflict({ conflict, stone, now = false }: Decided & { readonly now?: boolean }) {
  const { words, tongue, choice } = useTable();
  const { region, sides } = conflict;
  const step = now && choice?.ask === 'ready' ? 0 : stepOf(conflict, stone);
  return (
    <section className={`conflict ${now ? 'now' : 'over'}`} aria-live="polite">
      <header>
        <h2>{words.conflictIn(regionName(region, tongue))}</h2>
        <ol className="conflict-steps">
          {words.conflictSteps.map((name, i) => (
            <li key={name} className={i < step ? 'done' : i === step ? 'now' : ''}>
              {name}
            </li>
          ))}
        </ol>
      </header>
      <ol className="contenders">
        {sides.map((side) => (
          <Side key={side.actor} side={side} conflict={conflict} stone={stone} />
        ))}
      </ol>
      {now ? <Dial /> : null}
    </section>
  );
}

function stepOf({ sides, winner }: ConflictState, stone: string | null): number {
  if (stone !== null) return 5;
  if (winner !== null) return 4;
  if (sides.every(({ strength }) => strength !== null)) return 3;
  return sides.some(({ dial }) => dial !== null) ? 2 : 1;
}

type SideProps = { readonly side: Contender; readonly conflict: ConflictState; readonly stone: string | null };

function Side({ side, conflict, stone }: SideProps) {
  const { words } = useTable();
  const name = useActorName();
  const { actor, figures, strength } = side;
  const won = conflict.winner === actor;
  return (
    <li className={`contender ${useActorClass(actor)} ${won ? 'won' : ''}`}>
      <span className="who">
        <span className="seat">
          <ActorShape actor={actor} />
        </span>
        {name(actor)}
        {won ? <Eve id="first" label={words.wins} /> : null}
        {won && stone !== null ? (
          <span className="stone">
            <StoneGlyph symbol={symbolOf(stone)} />
          </span>
        ) : null}
      </span>
      <span className="strength-sum">
        <span>
          <Eve id="witch" label={words.figures} />
          <b>{figures}</b>
        </span>
        {actor === 'automa' ? <AutomaSum conflict={conflict} side={side} /> : <DialSum side={side} />}
        <span className="strength">
          = <b>{strength ?? '?'}</b>
          <span className="sr"> {words.strength}</span>
        </span>
      </span>
      <Meter region={conflict.region} strength={strength} />
    </li>
  );
}

function DialSum({ side: { figures, dial, strength } }: { readonly side: Contender }) {
  const { words } = useTable();
  const more = strength === null || dial === null ? 0 : strength - figures - dial;
  return (
    <>
      <span className={dial === null ? 'sealed' : 'shown'}>
        + <Eve id="dial" label={dial === null ? words.dialHidden : words.dial} />
        <b>{dial ?? '?'}</b>
      </span>
      {more > 0 ? (
        <span>
          + <Eve id="familiar" label={words.modifiers} />
          <b>{more}</b>
        </span>
      ) : null}
    </>
  );
}

/** EVE-8.7: the round number and the VP of the cards she draws. */
function AutomaSum({ conflict: { cards }, side }: { readonly conflict: ConflictState; readonly side: Contender }) {
  const { view, words, tongue } = useTable();
  const drawn = cards.reduce((sum, card) => sum + vpOf(card), 0);
  const round = side.strength === null ? view.round : side.strength - side.figures - drawn;
  return (
    <>
      <span>
        + {words.roundNumber} <b>{round}</b>
      </span>
      <span
        className={side.strength === null ? 'sealed' : 'shown'}
        title={cards.map((card) => cardName(card, tongue)).join(', ')}
      >
        + <Eve id="card" label={words.cardsDrawn} />
        <b>{side.strength === null ? '?' : drawn}</b>
      </span>
    </>
  );
}

const FULL = 10;

/** How far the strength reaches, with the rewards at their thresholds. */
function Meter({ region, strength }: { readonly region: RegionId; readonly strength: number | null }) {
  const reach = strength ?? 0;
  return (
    <span className="meter">
      <i style={{ width: `${(Math.min(reach, FULL) / FULL) * 100}%` }} />
      {regionOf(region).rewards.map(({ min, effect }) => (
        <span
          key={min}
          {...named(`reward:${region}:${min}`)}
          className={`reward ${reach >= min ? 'reached' : ''}`}
          style={{ left: `${(min / FULL) * 100}%` }}
        >
          <small>{min}+</small>
          <EffectSymbols effect={effect} />
        </span>
      ))}
    </span>
  );
}
