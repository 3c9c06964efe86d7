/** Below the map: the campaign or the exchange that is going on, a campaign that was just fought, and the board of the nearest player. */
import { useRef, useState } from 'react';
import { useOath } from './context.ts';
import { Deal } from './deal.tsx';
import { type Followed, type Fought, follow, NOTHING_FOUGHT } from './fought.ts';
import { PlayerBoard } from './player-board.tsx';
import type { OathTable } from './props.ts';
import { AtTable } from './table.tsx';
import { War } from './war.tsx';
import { WarTold } from './war-told.tsx';

export function Reserve(table: OathTable) {
  return (
    <AtTable table={table} className="oath oath-reserve">
      <Going />
      <PlayerBoard seat={table.bottom} />
    </AtTable>
  );
}

function Going() {
  const { view } = useOath();
  const fought = useFought();
  const [closed, setClosed] = useState<Fought | null>(null);
  if (view.deal) return <Deal deal={view.deal} />;
  if (view.campaign) return <War campaign={view.campaign} />;
  if (fought?.winner === undefined || fought === closed) return null;
  return <WarTold fought={fought} onClose={() => setClosed(fought)} />;
}

/** The campaign so far. Each step of the table is followed once. */
function useFought(): Fought | null {
  const { happened, step, viewer } = useOath();
  const followed = useRef<{ readonly step: number; readonly now: Followed } | null>(null);
  if (followed.current?.step !== step)
    followed.current = { step, now: follow(followed.current?.now ?? NOTHING_FOUGHT, happened, viewer) };
  return followed.current.now.fought;
}
