/** Answers that come in lines of JSON while the server thinks. Whoever aborts the signal stops the thinking. */
import { HostError } from './errors.ts';

export async function* readLines<T extends object>(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<T, void> {
  const answer = await fetch(`/api${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch(() => {
    throw new HostError('OFFLINE');
  });
  if (!answer.ok || !answer.body) {
    const said = (await answer.json().catch(() => null)) as { code?: string } | null;
    throw new HostError(said?.code ?? 'UNKNOWN');
  }
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
