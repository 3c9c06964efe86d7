/** Everything that a run came to, as plots. */
import { summary } from '@tavola/bots/lab/counts.ts';
import { cellOf, type Grouping, groupings, type Result, rowsBy } from '@tavola/bots/lab/result.ts';
import { useState } from 'react';
import { Segmented } from '../ui/parts.tsx';
import { Endings } from './endings.tsx';
import { Histogram } from './histogram.tsx';
import { useNaming } from './naming.ts';
import { Heat } from './places.tsx';
import { Scores } from './scores.tsx';
import { Wins } from './wins.tsx';
import { useLabWords } from './words.ts';

export function Results({ result }: { readonly result: Result }) {
  const t = useLabWords();
  const naming = useNaming();
  const [wanted, setWanted] = useState('');
  const all = groupings(result);
  const keyOf = (grouping: Grouping) => (grouping.by === 'trait' ? `trait ${grouping.trait}` : grouping.by);
  const grouping = all.find((it) => keyOf(it) === wanted) ?? (all[0] as Grouping);
  const { tally } = result;
  if (tally.finished === 0) return null;
  const [turns, decisions, perTurn] = [summary(tally.turns), summary(tally.decisions), summary(tally.perTurn)];
  return (
    <>
      {all.length > 1 && (
        <div className="lab-by">
          <span className="label">{t.groupBy}</span>
          <Segmented
            label={t.groupBy}
            value={keyOf(grouping)}
            choices={all.map((it) => ({ value: keyOf(it), name: naming.head(it) }))}
            onChange={setWanted}
          />
        </div>
      )}
      <div className="lab-grid">
        <Wins rows={rowsBy(result, grouping)} grouping={grouping} />
        {grouping.by === 'trait' && <Places result={result} grouping={grouping} />}
        <Scores result={result} grouping={grouping} />
        {turns && (
          <Histogram title={t.length} note={t.lengthNote(turns.median)} counts={tally.turns} unit={t.columns.turns} />
        )}
        <Endings tally={tally} />
        {decisions && (
          <Histogram
            title={t.decisions}
            note={t.decisionsNote(decisions.median)}
            counts={tally.decisions}
            unit={t.columns.decisions}
          />
        )}
        {perTurn && (
          <Histogram
            title={t.perTurn}
            note={t.perTurnNote(naming.number(perTurn.mean, 1))}
            counts={tally.perTurn}
            unit={t.columns.decisions}
          />
        )}
      </div>
    </>
  );
}

type PlacesProps = { readonly result: Result; readonly grouping: Extract<Grouping, { readonly by: 'trait' }> };

function Places({ result: { run, tally }, grouping }: PlacesProps) {
  const t = useLabWords();
  const naming = useNaming();
  const places = Object.entries(tally.places[grouping.trait] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const cells = places.map(([, met]) => met.map(cellOf));
  const sat = run.seats.map((_, seat) => cells.some((row) => row[seat] !== null));
  if (sat.filter(Boolean).length < 2) return null;
  return (
    <Heat
      title={t.places(naming.head(grouping))}
      note={t.placesNote}
      corner={naming.head(grouping)}
      rows={places.map(([value]) => naming.name(grouping, value))}
      columns={run.seats.map((_, seat) => t.seatN(seat + 1))}
      cells={cells}
    />
  );
}
