/** "It is your turn", told by the browser even when Tavola is closed. Shown only where server and browser can do it. */
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { post, request } from '../api/request.ts';
import { ensurePerson, useMe } from '../people/person.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Row, Switch } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

export function Notices() {
  const t = useText();
  const key = useMe()?.push ?? null;
  const able = key !== null && 'PushManager' in window && 'serviceWorker' in navigator;
  const { value: on, again } = useLoaded('push', async () => (able ? (await subscription()) !== null : false));
  const [problem, setProblem] = useState<string | null>(null);
  if (!able || key === null) return null;
  const change = async (wanted: boolean) => {
    try {
      setProblem(null);
      if (wanted) await turnOn(key);
      else await turnOff();
    } catch (error) {
      setProblem(error instanceof DOMException ? 'NOTICES_REFUSED' : codeOf(error));
    }
    again();
  };
  return (
    <Row name={t.settings.notices.name} help={problem ? problemText(t, problem) : t.settings.notices.help}>
      <Switch label={t.settings.notices.name} on={on === true} onChange={change} />
    </Row>
  );
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager.getSubscription();
}

async function turnOn(applicationServerKey: string): Promise<void> {
  await ensurePerson();
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await post('/notices/push', made.toJSON());
}

async function turnOff(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await request('DELETE', '/notices/push', { endpoint: made.endpoint });
  await made.unsubscribe();
}
