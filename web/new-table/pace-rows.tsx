/** How fast a table plays: five sensible clocks, or one set by hand; weekends off where days count. */
import { useText } from '../text/catalogue.ts';
import { spanText, zoneHere, zoneText } from '../ui/duration.ts';
import { Row, Segmented, Switch } from '../ui/parts.tsx';
import { clockOf, isSlow, lengths, type OwnClock, type Pace, paces } from './pace.ts';

type Choices = { readonly pace: Pace; readonly own: OwnClock; readonly weekends: boolean };
type Props = { readonly choices: Choices; readonly onChange: (change: Partial<Choices>) => void };

export function PaceRows({ choices, onChange }: Props) {
  const t = useText();
  const { pace, own, weekends } = choices;
  const { paces: names, paceHelp, ownClock } = t.newTable;
  const length = (kind: keyof OwnClock) => (
    <Row name={ownClock[kind]} help={ownClock[`${kind}Help`]}>
      <select
        aria-label={ownClock[kind]}
        value={String(own[kind])}
        onChange={({ target }) =>
          onChange({ own: { ...own, [kind]: target.value === 'null' ? null : Number(target.value) } })
        }
      >
        <option value="null">{ownClock.none}</option>
        {lengths[kind].map((seconds) => (
          <option key={seconds} value={seconds}>
            {spanText(t, seconds)}
          </option>
        ))}
      </select>
    </Row>
  );
  return (
    <>
      <Row name={t.newTable.pace} help={paceHelp[pace]}>
        <Segmented
          label={t.newTable.pace}
          value={pace}
          choices={paces.map((it) => ({ value: it, name: names[it] }))}
          onChange={(it) => onChange({ pace: it })}
        />
      </Row>
      {pace === 'own' && (
        <>
          {length('decision')}
          {length('player')}
          {own.player !== null && length('increment')}
        </>
      )}
      {isSlow(clockOf(pace, own)) && (
        <Row name={t.newTable.weekends} help={t.newTable.weekendsHelp(zoneText(zoneHere()))}>
          <Switch label={t.newTable.weekends} on={weekends} onChange={(it) => onChange({ weekends: it })} />
        </Row>
      )}
    </>
  );
}
