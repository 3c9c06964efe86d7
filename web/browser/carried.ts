/** Settings that this browser kept under older names, in today's. */
import type { Settings } from './settings.ts';

type Older = {
  readonly speed?: 'off' | 'fast' | 'normal' | 'slow';
  readonly beats?: 'hand' | 'normal' | 'fast' | 'off';
  readonly sound?: boolean | Settings['sound'];
};

export function carried(kept: object): Partial<Settings> {
  const { speed, beats, sound, ...rest } = kept as Older;
  return {
    ...(speed || beats ? { tempo: tempoFrom(speed, beats) } : {}),
    ...(sound === undefined ? {} : { sound: typeof sound === 'string' ? sound : sound ? 'discreet' : 'off' }),
    ...rest,
  };
}

function tempoFrom(speed: Older['speed'], beats: Older['beats']): Settings['tempo'] {
  if (beats === 'hand') return 'hand';
  if (speed === 'off' || beats === 'off') return 'direct';
  if (speed === 'fast' || beats === 'fast') return 'fast';
  return speed === 'slow' ? 'calm' : 'normal';
}
