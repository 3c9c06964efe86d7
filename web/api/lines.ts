/** Answers that come in lines of JSON while the server thinks. Aborting the signal stops the thinking. */
import { HostError } from './errors.ts';

export async function* readLines<T extends object>(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<T, void> {
  const answer = await asked(path, body, signal);
  if (!answer.body) throw new HostError('UNKNOWN');
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const said = JSON.parse(line) as object;
      if ('problem' in said) throw new HostError(String(said.problem));
      yield said as T;
    }
  }
}

/** Somebody who stops and asks again at once may be quicker than the server notices the stop: it says how long to wait, and is asked again. */
async function asked(path: string, body: unknown, signal: AbortSignal, again = 5): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch(() => {
    throw new HostError('OFFLINE');
  });
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { code?: string; detail?: HostError['detail'] } | null;
  const { code = 'UNKNOWN', detail = {} } = said ?? {};
  if (code !== 'TOO_MANY' || detail.seconds !== 1 || again === 0) throw new HostError(code, detail);
  await new Promise((waited) => setTimeout(waited, 1000));
  return asked(path, body, signal, again - 1);
}
