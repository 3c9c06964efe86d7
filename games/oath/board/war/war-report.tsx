/** A campaign that is over, in one strip: who, what was rolled, who won. */
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import { useOath } from '../parts/context.ts';
import { OathGlyph } from '../parts/glyph.tsx';
import type { CampaignReport } from './campaign-report.ts';
import { WarDice } from './dice.tsx';

export function WarReport({ report, onClose }: { readonly report: CampaignReport; readonly onClose: () => void }) {
  const { words, names, say } = useOath();
  const { drawn } = words;
  const { attacker, defender, targets, attack, defense, attackTotal, defenseTotal, skulls, sacrificed, winner } =
    report;
  const won = winner === attacker;
  return (
    <section className={`oath-war-told ${won ? 'won' : ''}`} aria-label={drawn.lastCampaign}>
      <span className="who">
        <SeatShape seat={attacker} />
        <OathGlyph id="campaign" label={drawn.versus} />
        {defender === null ? <OathGlyph id="bandit" label={words.bandits} /> : <SeatShape seat={defender} />}
      </span>
      <span className="rolls">
        <WarDice side="attack" faces={attack} />
        <b>
          {attackTotal} : {defenseTotal}
        </b>
        <WarDice side="defense" faces={defense} />
      </span>
      <span className="result">
        <b>{drawn.wonBy(winner === null || winner === undefined ? words.bandits : names.whom(winner, say))}</b>
        <small>
          {[names.list(targets.map(names.target)), ...drawn.lost(skulls, sacrificed)].filter(Boolean).join(' · ')}
        </small>
      </span>
      <button type="button" className="ib" aria-label={drawn.close} onClick={onClose}>
        <Glyph id="close" className="s" />
      </button>
    </section>
  );
}
