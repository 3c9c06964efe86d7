/** A battle between people on one sheet: who from what stands there, ten pairs or losses alone, ambush, what falls, points, and one button. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useEvening } from '../model/context.ts';
import { standingIn } from '../model/pieces.ts';
import { attacksAt, isAutomaton } from '../model/telling.ts';
import { useTellingWords } from '../model/telling-words.ts';
import { colours, GameGlyph } from '../parts/line-view.tsx';
import {
  battleOf,
  type Fighters,
  hitsOf,
  type Loss,
  lossesOf,
  type Pair,
  pointsFor,
  saidOf,
  seatsIn,
} from './battle.ts';
import { Outcome } from './outcome.tsx';
import { Figure } from './tile.tsx';

const pairs: readonly Pair[] = [0, 1, 2, 3].flatMap((high) =>
  Array.from({ length: high + 1 }, (_, low): Pair => [high, low]),
);

export function BattleSheet({ place }: { readonly place: string }) {
  const words = useTellingWords();
  const model = useEvening();
  const { open, say, telling } = model;
  const seats = seatsIn(model, place);
  const [sides, setSides] = useState<Fighters | null>(() => firstSides(seats, model));
  const title = words.battleIn(open.text.real?.place(place, say) ?? place);
  return (
    <Dialog kind="sheet" title={title} onClose={() => telling.ask(null)}>
      <div className="evening-battle">
        {sides === null ? (
          <p>{words.noFight}</p>
        ) : (
          <>
            <Sides place={place} seats={seats} sides={sides} onChange={setSides} />
            <Fight key={`${sides.attacker} ${sides.defender}`} place={place} sides={sides} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Whoever is on turn, against the first other person; an automaton only where nobody else stands there. */
function firstSides(seats: readonly Seat[], model: ReturnType<typeof useEvening>): Fighters | null {
  const [attacker, ...others] = seats;
  const defender = others.find((seat) => !isAutomaton(model, seat)) ?? others[0];
  return attacker === undefined || defender === undefined ? null : { attacker, defender };
}

type SidesProps = {
  readonly place: string;
  readonly seats: readonly Seat[];
  readonly sides: Fighters;
  readonly onChange: (sides: Fighters) => void;
};

/** A touch of a side goes to the next one who stands there. */
function Sides({ place, seats, sides, onChange }: SidesProps) {
  const words = useTellingWords();
  const model = useEvening();
  const { say } = model;
  const { attacker, defender } = sides;
  const nextOf = (seat: Seat, other: Seat) => {
    const free = seats.filter((one) => one !== other);
    return free[(free.indexOf(seat) + 1) % free.length] ?? seat;
  };
  const has = (seat: Seat) =>
    standingIn(model, place)
      .filter(({ piece }) => piece.of === seat)
      .map(({ piece, count }) => (piece.moves ? `${count}` : `${piece.name} ${count}`))
      .join(' · ');
  const side = (seat: Seat, text: string, onTouch: () => void) => (
    <button type="button" className="battle-side" style={colours(model, seat)} onClick={onTouch}>
      <Figure seat={seat} />
      <span>
        <b>{say.who(seat)}</b>
        <small>
          {text} · {has(seat)}
        </small>
      </span>
    </button>
  );
  return (
    <div className="battle-sides">
      {side(attacker, words.attacks, () => onChange({ attacker: nextOf(attacker, defender), defender }))}
      <button
        type="button"
        className="ib"
        aria-label={words.swap}
        onClick={() => onChange({ attacker: defender, defender: attacker })}
      >
        <GameGlyph id="swap" />
      </button>
      {side(defender, words.defends, () => onChange({ attacker, defender: nextOf(defender, attacker) }))}
    </div>
  );
}

type FightProps = { readonly place: string; readonly sides: Fighters };

function Fight({ place, sides }: FightProps) {
  const words = useTellingWords();
  const model = useEvening();
  const { evening, say, attempt, telling } = model;
  const known = battleOf(model, place, sides);
  const [pair, roll] = useState<Pair | null>(null);
  const [isAmbushed, ambush] = useState(false);
  const [hasDice, setHasDice] = useState(known !== null);
  const hits = known && pair ? hitsOf(known, sides, pair, isAmbushed) : null;
  const onAttacker = (hits?.deals[1] ?? 0) + (isAmbushed && known ? known.ambush : 0);
  const reckoned = lossesOf(model, place, sides, [onAttacker, hits?.deals[0] ?? 0]);
  const [changed, change] = useState<{ readonly [piece: string]: number }>({});
  const losses = reckoned.map((loss) => ({ ...loss, count: changed[loss.piece.id] ?? loss.count }));
  const points = pointsFor(losses, sides, known?.prize ?? 0);
  const scored = [changed.attacker ?? points[0], changed.defender ?? points[1]] as const;
  const attack = attacksAt(model, place).find(({ move }) => (move as { of?: Seat }).of === sides.defender);
  if (attack && isAutomaton(model, sides.defender)) {
    return (
      <button type="button" className="btn primary big" onClick={() => attempt(() => evening.answer(attack.id))}>
        {words.rollAgainst(say.who(sides.defender))}
      </button>
    );
  }
  const begin = (next: { pair?: Pair | null; isAmbushed?: boolean }) => {
    change({});
    if (next.pair !== undefined) roll(next.pair);
    if (next.isAmbushed !== undefined) ambush(next.isAmbushed);
  };
  return (
    <>
      <WithDice
        hasDice={hasDice}
        onTurn={() => {
          setHasDice(!hasDice);
          begin({ pair: null });
        }}
      />
      <Pairs pair={pair} isOn={hasDice && known !== null} onRoll={(next) => begin({ pair: next })} />
      <Note hits={hits} pair={pair} sides={sides} isAmbushed={isAmbushed} ambush={known?.ambush ?? 0} />
      <Outcome
        sides={sides}
        losses={losses}
        scored={scored}
        onChange={(what, n) => change({ ...changed, [what]: n })}
      />
      <div className="ask-row">
        <button
          type="button"
          className="btn battle-ambush"
          aria-pressed={isAmbushed}
          disabled={known === null}
          onClick={() => begin({ isAmbushed: !isAmbushed })}
        >
          <Glyph id="bell" className="s" />
          {words.ambush}
        </button>
        <TakeOff
          sides={sides}
          losses={losses}
          onTell={() => {
            telling.ask(null);
            telling.tellAll(saidOf(model, place, sides, losses, scored));
          }}
        />
      </div>
    </>
  );
}

type WithDiceProps = { readonly hasDice: boolean; readonly onTurn: () => void };

/** Ten pairs, or losses alone. */
function WithDice({ hasDice, onTurn }: WithDiceProps) {
  const words = useTellingWords();
  return (
    <p className="battle-label">
      {words.dice}
      <button type="button" aria-pressed={!hasDice} onClick={onTurn}>
        {hasDice ? words.lossesOnly : words.withDice}
      </button>
    </p>
  );
}

type TakeOffProps = { readonly sides: Fighters; readonly losses: readonly Loss[]; readonly onTell: () => void };

function TakeOff({ sides, losses, onTell }: TakeOffProps) {
  const words = useTellingWords();
  const fallen = (seat: Seat) => losses.reduce((sum, { piece, count }) => sum + (piece.of === seat ? count : 0), 0);
  return (
    <button type="button" className="btn primary ask-go" onClick={onTell}>
      {words.takeOff(fallen(sides.attacker), fallen(sides.defender))}
    </button>
  );
}

type PairsProps = { readonly pair: Pair | null; readonly isOn: boolean; readonly onRoll: (pair: Pair) => void };

function Pairs({ pair, isOn, onRoll }: PairsProps) {
  const words = useTellingWords();
  return (
    <div className="evening-pairs">
      {pairs.map(([high, low]) => (
        <button
          key={`${high}${low}`}
          type="button"
          aria-pressed={pair?.[0] === high && pair[1] === low}
          disabled={!isOn}
          onClick={() => onRoll([high, low])}
        >
          <span className="sr">{words.pair(high, low)}</span>
          <b aria-hidden="true">{high}</b>
          <b className="low" aria-hidden="true">
            {low}
          </b>
        </button>
      ))}
    </div>
  );
}

type NoteProps = {
  readonly hits: ReturnType<typeof hitsOf> | null;
  readonly pair: Pair | null;
  readonly sides: Fighters;
  readonly isAmbushed: boolean;
  readonly ambush: number;
};

/** Why the dice do what they do; its room is there before they are told. */
function Note({ hits, pair, sides, isAmbushed, ambush }: NoteProps) {
  const words = useTellingWords();
  const { say } = useEvening();
  const parts = [
    isAmbushed ? words.ambushed(say.who(sides.attacker), ambush) : null,
    hits?.isReversed && pair ? words.takesHigher(say.who(sides.defender), pair[0]) : null,
    ...(hits?.limited.map(([seat, has, deals]) => words.limited(say.who(seat), has, deals)) ?? []),
    hits && hits.limited.length === 0 ? words.deals(say.who(sides.attacker), hits.deals[0]) : null,
    hits && hits.limited.length === 0 ? words.deals(say.who(sides.defender), hits.deals[1]) : null,
  ];
  return (
    <p className="battle-note" role="status">
      {parts.filter(Boolean).join(' ')}
    </p>
  );
}
