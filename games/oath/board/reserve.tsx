/** Below the map: the campaign or the exchange that is going on, a campaign that was just fought, and the board of the nearest player. */
import { useRef, useState } from 'react';
import { Deal } from './deal/deal.tsx';
import { useOath } from './parts/context.ts';
import type { OathTable } from './parts/props.ts';
import { AtTable } from './reading/at-table.tsx';
import { PlayerBoard } from './seats/player-board.tsx';
import { type CampaignReport, type Following, follow, NOTHING_YET } from './war/campaign-report.ts';
import { War } from './war/war.tsx';
import { WarReport } from './war/war-report.tsx';

export function Reserve(table: OathTable) {
  return (
    <AtTable table={table} className="oath oath-reserve">
      <Going />
      <PlayerBoard seat={table.bottom} />
    </AtTable>
  );
}

/** A campaign or an exchange for a room to look at. */
export function Moment(table: OathTable) {
  return (
    <AtTable table={table} className="oath oath-moment">
      <Going />
    </AtTable>
  );
}

function Going() {
  const { view } = useOath();
  const report = useCampaignReport();
  const [closed, setClosed] = useState<CampaignReport | null>(null);
  if (view.deal) return <Deal deal={view.deal} />;
  if (view.campaign) return <War campaign={view.campaign} />;
  if (report?.winner === undefined || report === closed) return null;
  return <WarReport report={report} onClose={() => setClosed(report)} />;
}

/** The campaign so far. Each step of the table is followed once. */
function useCampaignReport(): CampaignReport | null {
  const { happened, step, viewer } = useOath();
  const followed = useRef<{ readonly step: number; readonly now: Following } | null>(null);
  if (followed.current?.step !== step)
    followed.current = { step, now: follow(followed.current?.now ?? NOTHING_YET, happened, viewer) };
  return followed.current.now.report;
}
