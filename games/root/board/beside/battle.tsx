/** A battle as one sheet with five steps: every hit names its source, every loss is struck before it happens. */
import { Dice, Die } from '@tavola/games/board/dice.tsx';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { Touch } from '@tavola/games/board/touch.tsx';
import { touchable } from '@tavola/games/board/touchable.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { hitsOn } from '../../forecast/forecast.ts';
import glyphs from '../glyphs.svg';
import { RootGlyph } from '../parts/glyph.tsx';
import { groupsIn, placedIn } from '../parts/pieces.ts';
import { askKind, factionClass, type Props } from '../parts/props.ts';
import type { BattleReport } from './battle-report.ts';

export type BattleProps = {
  readonly props: Props;
  readonly report: BattleReport;
  readonly onClose: (() => void) | null;
};

export function Battle({ props, report, onClose }: BattleProps) {
  const { say, view } = props;
  const { drawn } = say.words;
  const { clearing, attacker, defender, dice, over } = report;
  const suit = view.open.suits[clearing] ?? 'fox';
  return (
    <section className={`root-battle ${over ? 'over' : 'going'}`} aria-label={drawn.battleIn(clearing)}>
      <header>
        <span className={`spot suit-${suit}`}>
          <RootGlyph id={suit} label={say.words.suit(suit)} />
          <b>{clearing}</b>
        </span>
        <h3>{drawn.battleIn(clearing)}</h3>
        {over && onClose && <CloseButton label={drawn.close} onClose={onClose} />}
      </header>
      <Steps now={stepOf(props, report)} names={drawn.battleSteps} />
      <div className="camps">
        <Side props={props} report={report} seat={attacker} part="attacker" />
        <BattleDice props={props} report={report} />
        <Side props={props} report={report} seat={defender} part="defender" />
      </div>
      {dice === null && !over && <Odds props={props} report={report} />}
      <Reasons props={props} report={report} />
    </section>
  );
}

/** Both dice between the sides, or crossed swords until they are rolled. */
export function BattleDice({ props, report: { attacker, defender, dice } }: Pick<BattleProps, 'props' | 'report'>) {
  if (dice === null)
    return (
      <span className="versus">
        <RootGlyph id="battle" />
      </span>
    );
  return (
    <Dice>
      <BattleDie props={props} seat={attacker} value={dice[0]} />
      <BattleDie props={props} seat={defender} value={dice[1]} />
    </Dice>
  );
}

export function CloseButton({ label, onClose }: { readonly label: string; readonly onClose: () => void }) {
  return (
    <button type="button" className="ib" aria-label={label} onClick={onClose}>
      <Glyph id="close" className="s" />
    </button>
  );
}

type BattleDieProps = { readonly props: Props; readonly seat: Seat; readonly value: number };

/** One of the two twelve-sided dice. */
function BattleDie({ props: { view, say }, seat, value }: BattleDieProps) {
  const label = say.words.drawn.dieOf(say.who(seat), value);
  return (
    <Die sheet={glyphs} glyph="die-12" value={value} label={label} className={`root-die ${factionClass(view, seat)}`} />
  );
}

/** Ambush, dice, effects, hits, points: the step that is now, from 0. */
function stepOf({ choice }: Pick<Props, 'choice'>, { dice, hits, over }: BattleReport): number {
  if (over) return 4;
  const kind = choice ? askKind(choice.ask) : null;
  if (hits !== null || kind === 'lose-piece') return 3;
  if (dice !== null) return 2;
  return kind === 'die' ? 1 : 0;
}

function Steps({ now, names }: { readonly now: number; readonly names: readonly string[] }) {
  return (
    <ol className="course">
      {names.map((name, i) => (
        <li
          key={name}
          className={i < now ? 'done' : i === now ? 'now' : ''}
          aria-current={i === now ? 'step' : undefined}
        >
          <i>{i < now ? <Glyph id="check" className="xs" /> : i + 1}</i>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}

export type BattleSide = {
  readonly props: Props;
  readonly report: BattleReport;
  readonly seat: Seat;
  readonly part: 'attacker' | 'defender';
};

/** Who is there, who goes, and what can be chosen to go. */
function Side({ props, report, seat, part }: BattleSide) {
  const { view, say } = props;
  const { words } = say;
  const { drawn } = words;
  const { clearing, over, lost } = report;
  const taken = takenBy(report, part);
  const gone = lost.filter((one) => one.seat === seat);
  const own = groupsIn(view, clearing).filter((group) => group.seat === seat);
  return (
    <div className={`camp ${factionClass(view, seat)}`}>
      <b className="who">{say.who(seat)}</b>
      <small>{part === 'attacker' ? drawn.attacks : drawn.defends}</small>
      <span className="pieces-there">
        {own.flatMap(({ faction, kind, count }) =>
          Array.from({ length: Math.min(count, MOST_FIGURES) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: warriors are alike.
            <i key={`${kind} ${i}`} className={`figure ${i >= count - taken ? 'lost' : ''}`}>
              <RootGlyph id={`rw-${faction}`} />
            </i>
          )),
        )}
        {own.some(({ count }) => count > MOST_FIGURES) && <b>×{own[0]?.count}</b>}
        <Standing props={props} report={report} seat={seat} part={part} />
        {over &&
          gone.map(({ piece, count }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: told in this order.
            <span key={i} className="gone">
              −{count} {words.piece(piece, count)}
            </span>
          ))}
      </span>
    </div>
  );
}

const MOST_FIGURES = 7;

/** The hits that wait to be taken. */
export function takenBy({ hits, over }: BattleReport, part: BattleSide['part']): number {
  return hits === null || over ? 0 : hits[part === 'defender' ? 0 : 1];
}

/** Buildings and tokens there, which may be chosen to go. */
export function Standing({ props, report: { clearing }, seat }: BattleSide) {
  const { view, say, choice } = props;
  const { words } = say;
  const { buildings, tokens } = placedIn(view, clearing);
  return [...buildings, ...tokens]
    .filter((piece) => piece.seat === seat)
    .map(({ name, glyph, count }) => (
      <Touch
        key={name}
        on={touchable(choice, (move) => move.kind === 'piece' && move.piece === name && isChoosing(props, seat))}
        className="standing"
        label={`${words.piece(name, count)} (${say.who(seat)})`}
      >
        {glyph && <RootGlyph id={glyph} label={words.piece(name, count)} />}
        {count > 1 && <b>{count}</b>}
      </Touch>
    ));
}

/** Who loses chooses among their own pieces, an instigator among those of both. */
function isChoosing({ view, viewer }: Props, seat: Seat): boolean {
  return viewer === seat || view.open.battle?.instigator === viewer;
}

/** How much each side may lose, without ambush and optional effects. */
function Odds({ props: { view, say }, report: { attacker, defender } }: Pick<BattleProps, 'props' | 'report'>) {
  const { prospect } = view;
  if (prospect === null) return null;
  const { drawn } = say.words;
  return (
    <ul className="odds">
      {(['defender', 'attacker'] as const).map((side) => {
        const seat = side === 'defender' ? defender : attacker;
        const chances = hitsOn(prospect, side);
        return (
          <li key={side} className={factionClass(view, seat)}>
            <span>{drawn.mayTake(say.who(seat))}</span>
            <span className="shares">
              {chances.map((chance, hits) =>
                chance === 0 ? null : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part of the bar is its number of hits.
                  <i key={hits} style={{ flexGrow: chance }} title={drawn.chance(hits, Math.round(chance * 100))}>
                    {hits}
                  </i>
                ),
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What was decided so far and by which clause. */
function Reasons({ props, report }: Pick<BattleProps, 'props' | 'report'>) {
  const { say, view } = props;
  const { words } = say;
  const { drawn } = words;
  const { attacker, defender, ambush, dice, hits, extra, used, scored } = report;
  const lines: { readonly seat: Seat; readonly text: string; readonly clause: string }[] = [];
  if (ambush) {
    lines.push({
      seat: ambush.seat,
      text: ambush.cancelled ? drawn.ambushCancelled : drawn.ambushed,
      clause: 'ROOT-4.3.1',
    });
  }
  if (dice && hits === null) {
    lines.push({
      seat: view.prospect?.reversed ? defender : attacker,
      text: view.prospect?.reversed ? drawn.highToDefender : drawn.highToAttacker,
      clause: view.prospect?.reversed ? 'ROOT-8.2.2' : 'ROOT-4.3.2',
    });
  }
  for (const { seat, card } of used) lines.push({ seat, text: drawn.usedInBattle(card), clause: 'ROOT-4.3.3' });
  if (hits) {
    lines.push({ seat: attacker, text: drawn.hits(hits[0], extra[0]), clause: 'ROOT-4.3.3.1' });
    lines.push({ seat: defender, text: drawn.hits(hits[1], extra[1]), clause: 'ROOT-4.3.3.1' });
  }
  for (const { seat, vp, clause } of scored) lines.push({ seat, text: drawn.gains(vp), clause });
  return (
    <ul className="reasons">
      {lines.map(({ seat, text, clause }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: told in this order.
        <li key={i} className={factionClass(view, seat)}>
          <RootGlyph id={`fs-${view.open.players[seat]?.faction}`} label={say.who(seat)} />
          <span>{text}</span>
          <span className="clause">{clause}</span>
        </li>
      ))}
    </ul>
  );
}
