/** What each sound is made of: notes and bursts of noise, in hertz and milliseconds. */

export type SoundName = 'turn' | 'piece' | 'card' | 'dice' | 'points' | 'loss' | 'near' | 'end';

export type Voice = {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** Pitch of a note, or of a noise's filter; it glides to `to`. */
  readonly pitch: number;
  readonly to?: number;
  readonly filter?: { readonly kind: 'bandpass' | 'highpass' | 'lowpass'; readonly at: number; readonly q?: number };
  readonly after: number;
  readonly lasts: number;
  /** Against the loudest, which is 1. */
  readonly level: number;
};

const ROOT_HZ = 196;
const MAJOR = [0, 4, 7];

/** `chord`: the semitones of a game's own mode, for its end. */
export function recipeOf(name: SoundName, random: () => number, chord: readonly number[] = MAJOR): readonly Voice[] {
  switch (name) {
    case 'turn':
      return [523, 784].map((pitch, i) => ({ wave: 'sine', pitch, after: i * 90, lasts: 350, level: 1 }));
    case 'piece':
      return knock(0, 1);
    case 'card': {
      const rising = { kind: 'highpass', at: 3000 } as const;
      return [{ wave: 'noise', pitch: 3000, to: 6000, filter: rising, after: 0, lasts: 70, level: 0.7 }];
    }
    case 'dice':
      return knocks(random);
    case 'points':
      return [660, 880].map((pitch, i) => ({ wave: 'triangle', pitch, after: i * 60, lasts: 60, level: 0.8 }));
    case 'loss': {
      const dull = { kind: 'lowpass', at: 700 } as const;
      return [{ wave: 'triangle', pitch: 196, to: 147, filter: dull, after: 0, lasts: 260, level: 1 }];
    }
    case 'near':
      return [0, 180].map((after) => ({ wave: 'sine', pitch: 110, after, lasts: 140, level: 0.8 }));
    case 'end':
      return chord.map((step) => ({
        wave: 'triangle',
        pitch: ROOT_HZ * 2 ** (step / 12),
        after: 0,
        lasts: 1400,
        level: 1 / chord.length,
      }));
  }
}

/** Wood on wood. */
function knock(after: number, level: number): Voice[] {
  const wood = { kind: 'bandpass', at: 900, q: 2 } as const;
  return [
    { wave: 'noise', pitch: 900, filter: wood, after, lasts: 40, level },
    { wave: 'sine', pitch: 140, after, lasts: 60, level },
  ];
}

function knocks(random: () => number): Voice[] {
  const count = 4 + Math.floor(random() * 3);
  let after = 0;
  return Array.from({ length: count }, (_, i) => {
    if (i > 0) after += 40 + random() * 50;
    return knock(after, i === count - 1 ? 1 : 0.5);
  }).flat();
}
