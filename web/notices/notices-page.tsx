/** Where and when a person is told. */
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { get, request } from '../api/request.ts';
import type { Notices } from '../api/types.ts';
import { useSettings } from '../browser/settings.ts';
import { ensurePerson } from '../people/person.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { Loading, Note, Row, Segmented, Switch } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { MailRow } from './mail-row.tsx';
import { hindranceWords, OtherWays, usePushSwitch } from './push-switch.tsx';

export function NoticesPage() {
  const t = useText();
  const { value, problem, again } = useLoaded('notices', async () => {
    await ensurePerson();
    return get<Notices>('/notices');
  });
  return (
    <Page title={t.notices.title}>
      <p className="lead">{t.notices.lead}</p>
      {problem && (
        <Note
          icon="offline"
          title={problem === 'OFFLINE' ? t.notices.offline : problemText(t, problem)}
          action={
            <button type="button" className="btn" onClick={again}>
              {t.notices.again}
            </button>
          }
        />
      )}
      {!problem && value === null && <Loading>{t.loading}</Loading>}
      {value && <Where notices={value} again={again} />}
      {value && <When notices={value} again={again} />}
      <p className="hint">{t.notices.channels}</p>
    </Page>
  );
}

type Props = { readonly notices: Notices; readonly again: () => void };

function Where({ notices, again }: Props) {
  const t = useText();
  const { language } = useSettings();
  const { on, hindered, problem, change } = usePushSwitch(async () => again());
  const others = notices.devices.filter(({ current }) => !(current && on));
  const since = (time: number) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(time);
  const remove = (id: string) => request('DELETE', '/notices/push', { id }).finally(again);
  const said = hindered === null ? null : hindranceWords(t, hindered);
  return (
    <section className="notices-part" aria-labelledby="notices-where">
      <h2 id="notices-where">{t.notices.where}</h2>
      <ul className="vars">
        <Row name={t.notices.thisDevice} help={problem ? problemText(t, problem) : t.notices.thisDeviceHelp}>
          {hindered === null && <Switch label={t.notices.thisDevice} on={on === true} onChange={change} />}
        </Row>
        {others.map(({ id, label, created }) => (
          <Row key={id} name={label} help={t.notices.otherDevice(since(created))}>
            <Switch label={`${t.notices.remove}: ${label}`} on onChange={() => void remove(id)} />
          </Row>
        ))}
        {others.length === 0 && <li className="va hint">{t.notices.none}</li>}
        <MailRow mail={notices.mail} again={again} />
      </ul>
      {said && hindered && (
        <>
          <h3>{said.title}</h3>
          <p className="hint">{said.text}</p>
          <OtherWays hindered={hindered} />
        </>
      )}
    </section>
  );
}

const MINUTE = 60_000;
const DELAYS = { usual: null, ten: 10 * MINUTE, hour: 60 * MINUTE } as const;
type Delay = keyof typeof DELAYS;
const NIGHT = { from: 23 * 60, to: 8 * 60 };

function When({ notices, again }: Props) {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const change = (fields: object) =>
    request('PUT', '/notices', { zone, ...fields })
      .then(
        () => setProblem(null),
        (error) => setProblem(codeOf(error)),
      )
      .finally(again);
  const { quiet, delay, remind } = notices;
  const delayed = (Object.keys(DELAYS) as Delay[]).find((name) => DELAYS[name] === delay) ?? 'usual';
  return (
    <section className="notices-part" aria-labelledby="notices-when">
      <h2 id="notices-when">{t.notices.when}</h2>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      <ul className="vars">
        <Row name={t.notices.quiet} help={`${t.notices.quietHelp} ${t.notices.zone(notices.zone ?? zone)}`}>
          {quiet && (
            <span className="hours">
              <Hour
                label={t.notices.quietFrom}
                minute={quiet.from}
                onChange={(from) => change({ quiet: { ...quiet, from } })}
              />
              <Hour
                label={t.notices.quietTo}
                minute={quiet.to}
                onChange={(to) => change({ quiet: { ...quiet, to } })}
              />
            </span>
          )}
          <Switch label={t.notices.quiet} on={quiet !== null} onChange={(on) => change({ quiet: on ? NIGHT : null })} />
        </Row>
        <Row name={t.notices.delay} help={t.notices.delayHelp}>
          <Segmented
            label={t.notices.delay}
            value={delayed}
            choices={(Object.keys(DELAYS) as Delay[]).map((value) => ({ value, name: t.notices.delays[value] }))}
            onChange={(value) => change({ delay: DELAYS[value] })}
          />
        </Row>
        <Row name={t.notices.remind} help={t.notices.remindHelp}>
          <Switch label={t.notices.remind} on={remind} onChange={(on) => change({ remind: on })} />
        </Row>
      </ul>
    </section>
  );
}

type HourProps = { readonly label: string; readonly minute: number; readonly onChange: (minute: number) => void };

function Hour({ label, minute, onChange }: HourProps) {
  return (
    <input
      className="field"
      type="time"
      required
      aria-label={label}
      value={clockTime(minute)}
      onChange={({ target }) => {
        const [hours = Number.NaN, minutes = Number.NaN] = target.value.split(':').map(Number);
        if (Number.isFinite(hours + minutes)) onChange(hours * 60 + minutes);
      }}
    />
  );
}

function clockTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
