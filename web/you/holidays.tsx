/** Days off: planned before they begin, cancelled until then, ended early afterwards. */
import { dateOf, dayAt, dayOf } from '@tavola/kernel/host/calendar.ts';
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { get, request } from '../api/request.ts';
import { useSettings } from '../browser/settings.ts';
import { useMe } from '../people/person.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { dayText, zoneHere, zoneText } from '../ui/duration.ts';
import { Row } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

type Days = { readonly from: string; readonly to: string };
type Known = {
  readonly days: readonly (Days & { readonly zone: string })[];
  readonly left: { readonly [year: string]: number };
};

export function Holidays() {
  const t = useText();
  const person = useMe()?.person ?? null;
  const { value, again } = useLoaded(`holidays ${person?.id}`, async () =>
    person === null ? null : get<Known>('/me/holidays'),
  );
  const [open, setOpen] = useState(false);
  if (!value) return null;
  const [left = 0] = Object.values(value.left);
  return (
    <Row name={t.holidays.name} help={t.holidays.help(left)}>
      <button type="button" className="btn sm" onClick={() => setOpen(true)}>
        {t.holidays.open}
      </button>
      {open && <HolidaySheet known={value} again={again} onClose={() => setOpen(false)} />}
    </Row>
  );
}

type SheetProps = { readonly known: Known; readonly again: () => void; readonly onClose: () => void };

function HolidaySheet({ known, again, onClose }: SheetProps) {
  const t = useText();
  const { language } = useSettings();
  const zone = zoneHere();
  const today = dayAt(zone, Date.now());
  const tomorrow = dateOf(today + 1);
  const [from, setFrom] = useState(tomorrow);
  const [to, setTo] = useState(tomorrow);
  const [problem, setProblem] = useState<string | null>(null);
  const days = known.days.filter((it) => (dayOf(it.to) ?? 0) >= today);
  const send = async (wanted: readonly Days[]) => {
    setProblem(null);
    try {
      await request('PUT', '/me/holidays', { zone, days: wanted.map((it) => ({ from: it.from, to: it.to })) });
      again();
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  const named = (it: Days) => t.holidays.range(dayText(language, it.from), dayText(language, it.to));
  const hasBegun = (it: Days) => it.from < tomorrow;
  const without = (it: Days) => days.filter((other) => other !== it);
  return (
    <Dialog title={t.holidays.title} onClose={onClose}>
      <p>{t.holidays.text}</p>
      {days.length === 0 && <p className="hint">{t.holidays.none}</p>}
      <ul className="vars">
        {days.map((it) => (
          <Row key={it.from} name={named(it)} help={hasBegun(it) ? t.holidays.now : undefined}>
            <button type="button" className="btn sm" onClick={() => send(without(it))}>
              {hasBegun(it) ? t.holidays.end(named(it)) : t.holidays.remove(named(it))}
            </button>
          </Row>
        ))}
      </ul>
      <form
        className="holiday-form"
        onSubmit={(event) => {
          event.preventDefault();
          send([...days, { from, to: to < from ? from : to }]);
        }}
      >
        <label>
          <span>{t.holidays.from}</span>
          <input
            className="field"
            type="date"
            required
            min={tomorrow}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        </label>
        <label>
          <span>{t.holidays.to}</span>
          <input
            className="field"
            type="date"
            required
            min={from}
            value={to < from ? from : to}
            onChange={({ target }) => setTo(target.value)}
          />
        </label>
        <button type="submit" className="btn primary">
          {t.holidays.add}
        </button>
      </form>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      <p className="hint">{t.holidays.zone(zoneText(zone))}</p>
    </Dialog>
  );
}
