/** A hint that is asked for the question at hand: how far it is, what came of it. A new question forgets it. */
import type { Hint, Thinking } from '@tavola/bots/hint/hint.ts';
import type { Preview } from '@tavola/kernel/host/preview.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { codeOf } from '../../api/errors.ts';
import { useSettings } from '../../browser/settings.ts';
import { playsAlone } from '../model/match.ts';
import { useAsked, useHost, useMatch, usePlaying } from '../model/parts.tsx';

export type Hinted = {
  /** May one be asked for here? */
  readonly possible: boolean;
  readonly thinking: Thinking | null;
  readonly hint: Hint | null;
  readonly busy: boolean;
  readonly problem: string | null;
  /** What the ideas would bring, where the search gives no reasons. */
  readonly previews: ReadonlyMap<string, Preview>;
  ask(): void;
  /** Enough: what is known by now is shown. */
  stop(): void;
  close(): void;
};

type Heard = Pick<Hinted, 'thinking' | 'hint' | 'busy' | 'problem' | 'previews'> & { readonly key: string };
const NOTHING: Omit<Heard, 'key'> = { thinking: null, hint: null, busy: false, problem: null, previews: new Map() };

export function useHint(): Hinted {
  const { host } = useHost();
  const { match, viewer } = useMatch();
  const { frame } = usePlaying();
  const { asked, sensible } = useAsked();
  const { hintStrength, hintSeconds } = useSettings();
  const choices = asked.choice?.options.length ?? 0;
  const { advice } = host;
  const possible = advice !== undefined && playsAlone(match, viewer) && choices > 1;
  const key = `${frame.revision} ${viewer}`;
  const [heard, setHeard] = useState<Heard>({ ...NOTHING, key });
  const running = useRef<AbortController | null>(null);
  const close = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setHeard({ ...NOTHING, key });
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question stops the thinking about the old one.
  useEffect(() => () => running.current?.abort(), [key]);
  const ask = async () => {
    if (!advice || viewer === 'spectator') return;
    const control = new AbortController();
    running.current?.abort();
    running.current = control;
    const change = (part: Partial<Heard>) =>
      running.current === control && setHeard((before) => ({ ...before, ...part }));
    setHeard({ ...NOTHING, key, busy: true });
    try {
      const wish = { strength: hintStrength, seconds: hintSeconds, guided: sensible !== null };
      let last: Thinking | null = null;
      const hint = await advice.hint(viewer, wish, control.signal, (thinking) => {
        last = thinking;
        change({ thinking });
      });
      const found: Hint | null = hint ?? last;
      change({ hint: found, busy: false });
      const unexplained = found?.ideas.filter(({ reasons }) => reasons.length === 0) ?? [];
      const previews = await Promise.all(
        unexplained.map(async ({ id }) => [id, await host.preview(viewer, id)] as const),
      );
      change({ previews: new Map(previews) });
    } catch (error) {
      change({ busy: false, problem: codeOf(error) });
    }
  };
  const { key: of, ...now } = heard;
  return { possible, ...(of === key ? now : NOTHING), ask, stop: () => running.current?.abort(), close };
}
