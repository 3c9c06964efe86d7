/** A battle in the shelf of a phone: who stands against whom, the dice, what is lost. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { RootGlyph } from '../parts/glyph.tsx';
import { groupsIn } from '../parts/pieces.ts';
import { factionClass, type Props } from '../parts/props.ts';
import { BattleDice, type BattleProps, type BattleSide, CloseButton, Standing, takenBy } from './battle.tsx';

export function BattleStrip({ props, report, onClose }: BattleProps & { readonly onClose: () => void }) {
  const { say } = props;
  const { drawn } = say.words;
  const { clearing, attacker, defender, over } = report;
  return (
    <section className="root-battle-strip" aria-label={drawn.battleIn(clearing)}>
      <Camp props={props} report={report} seat={attacker} part="attacker" />
      <BattleDice props={props} report={report} />
      <Camp props={props} report={report} seat={defender} part="defender" />
      {over && <CloseButton label={drawn.close} onClose={onClose} />}
    </section>
  );
}

/** The figures are counted: there is no room for each of them. */
function Camp({ props, report, seat, part }: BattleSide) {
  const { view, say } = props;
  const { faction } = view.open.players[seat] ?? {};
  const lost = lostBy(report, seat, part);
  const { drawn } = say.words;
  return (
    <div className={`camp ${factionClass(view, seat)}`}>
      <b className="who">{say.who(seat)}</b>
      <span className="pieces-there">
        <span className="figure">
          <RootGlyph id={`rw-${faction}`} label={part === 'attacker' ? drawn.attacks : drawn.defends} />
          <b>{countOf(props, report.clearing, seat)}</b>
        </span>
        {lost > 0 && <em>−{lost}</em>}
        <Standing props={props} report={report} seat={seat} part={part} />
      </span>
    </div>
  );
}

function countOf({ view }: Props, clearing: number, seat: Seat): number {
  return groupsIn(view, clearing).reduce((sum, group) => sum + (group.seat === seat ? group.count : 0), 0);
}

/** What it will lose, or has lost once the battle is over. */
function lostBy(report: BattleSide['report'], seat: Seat, part: BattleSide['part']): number {
  if (!report.over) return takenBy(report, part);
  return report.lost.reduce((sum, one) => sum + (one.seat === seat ? one.count : 0), 0);
}
