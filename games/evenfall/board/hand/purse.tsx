/** What the viewer owns: VP, the three Resources, Mana. Touched to gain or pay one of them. */

import { seatClass } from '@tavola/games/board/glyph.tsx';
import { Touch } from '@tavola/games/board/touch.tsx';
import { MANA_CAP } from '../../data/boards.ts';
import { resources } from '../../data/effects.ts';
import { VictoryPoints } from '../pieces/points.tsx';
import { Eve } from '../pieces/symbols.tsx';
import { AtTable, type EvenfallTable, useTable } from '../table/table.tsx';

export function Purse(table: EvenfallTable) {
  const player = table.view.players[table.bottom];
  if (!player) return null;
  return (
    <AtTable table={table}>
      <PurseRow numbers={player} />
    </AtTable>
  );
}

const SHOWN = [...resources, 'mana'] as const;

function PurseRow({
  numbers,
}: {
  readonly numbers: { readonly [K in 'vp' | 'mana' | (typeof resources)[number]]: number };
}) {
  const { on, words, bottom } = useTable();
  return (
    <fieldset className={`eve eve-purse ${seatClass(bottom)}`} aria-label={words.purse}>
      <VictoryPoints n={numbers.vp} />
      {SHOWN.map((what) => (
        <span key={what} className={`amount ${what}`}>
          <Eve id={what} label={words.things[what]} />
          <b>{numbers[what]}</b>
          {what === 'mana' ? <small>/{MANA_CAP}</small> : null}
          <Touch over="square" on={on(`purse:${what}`)} label={`${words.things[what]}: ${numbers[what]}`} />
        </span>
      ))}
    </fieldset>
  );
}
