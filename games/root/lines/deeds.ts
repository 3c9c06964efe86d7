/** What hands do, piece by piece, before it is folded into lines: all of one step with the same verb is one line. */
import type { Act, Line, Part, Picture, SetUpPart } from '@tavola/kernel/face/lines.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';

/** What a line begins with, and the phrases within it; each language has its own word. */
export const verbs = [
  ...['recruit', 'build', 'march', 'move', 'battle', 'remove', 'swap', 'score', 'turmoil', 'discard', 'take', 'pay'],
  ...['sympathy', 'base', 'gather', 'pawn', 'hospitals', 'tunnel', 'burrow', 'rally', 'crown', 'uncrown', 'organize'],
  ...['plot', 'raid', 'ferry', 'decree', 'marker', 'outrage', 'marshal', 'mayor', 'buy', 'lay', 'shuffle', 'none'],
] as const;

/** Points that somebody gets or loses. */
export type Gain = { readonly seat: Seat; readonly by: number; readonly total: number };
/** How many of his items the Vagabot turns, and how many more lie on the battle track. */
export type Turned = { readonly [what in 'exhausted' | 'refreshed' | 'damaged' | 'repaired' | 'tracked']?: number };

export type Deed = {
  /** Deeds in a row with the same group are one line; those without a group stay alone. */
  readonly group: string;
  readonly clause: string;
  readonly verb: string;
  readonly picture: Picture;
  /** Each an act in words. */
  readonly segments: readonly (readonly Part[])[];
  readonly turned?: Turned;
  readonly gains?: readonly Gain[];
  readonly acts: readonly Act[];
  readonly events: readonly number[];
  readonly idle?: string;
  /** A question has said it already: it is not read again. */
  readonly asked?: true;
  readonly part?: SetUpPart;
};

/** How what is summed up is said. */
export type Summing = {
  readonly gain: (gain: Gain) => readonly Part[];
  readonly turned: (turned: Turned) => readonly (readonly Part[])[];
};

const NEXT: Part = { kind: 'next', text: '·' };

export function linesOfDeeds(deeds: readonly Deed[], summing: Summing): readonly Line[] {
  const folded: Deed[] = [];
  for (const deed of deeds) {
    // Cards that people turn one by one do not part the line that they make.
    const at = folded.findLastIndex((one) => !one.asked);
    const last = folded[at];
    if (last && canJoin(last, deed)) folded[at] = joined(last, deed);
    else folded.push(deed);
  }
  return folded.map((deed) => lineOf(deed, summing));
}

function canJoin(one: Deed, other: Deed): boolean {
  return (
    one.group === other.group &&
    one.group !== '' &&
    one.part?.of === other.part?.of &&
    one.asked === other.asked &&
    one.idle === undefined
  );
}

function joined(one: Deed, other: Deed): Deed {
  return {
    ...one,
    segments: [...one.segments, ...other.segments.map((segment) => withoutPlace(one.segments[0], segment))],
    turned: sumOf(one.turned, other.turned),
    gains: summed([...(one.gains ?? []), ...(other.gains ?? [])]),
    acts: [...one.acts, ...other.acts],
    events: [...one.events, ...other.events],
  };
}

/** What goes from the same place is said behind it: "[12] 2 Rapinas · 1 Marquês". */
function withoutPlace(first: readonly Part[] | undefined, segment: readonly Part[]): readonly Part[] {
  const [place, count] = segment;
  const isSame = first?.[0]?.kind === 'place' && place?.kind === 'place' && first[0].place === place.place;
  return isSame && count?.kind === 'count' ? segment.slice(1) : segment;
}

function sumOf(one: Turned = {}, other: Turned = {}): Turned {
  const all: { [what: string]: number } = { ...one };
  for (const [what, count] of Object.entries(other)) all[what] = (all[what] ?? 0) + count;
  return all;
}

/** Of one seat one sum with the newest total. */
function summed(gains: readonly Gain[]): readonly Gain[] {
  return [...new Set(gains.map(({ seat }) => seat))].map((seat) => {
    const own = gains.filter((gain) => gain.seat === seat);
    return { seat, by: own.reduce((sum, { by }) => sum + by, 0), total: own.at(-1)?.total ?? 0 };
  });
}

function lineOf(deed: Deed, { gain, turned }: Summing): Line {
  const { clause, verb, picture, segments, acts, events, idle, asked, part } = deed;
  const all = [...segments, ...turned(deed.turned ?? {}), ...summed(deed.gains ?? []).map(gain)];
  const parts = all.flatMap((segment, i) => (i === 0 ? segment : [NEXT, ...segment]));
  const line = { clause, verb, picture, parts, acts, events, ...(idle !== undefined && { idle }) };
  return { ...line, ...(asked && { asked }), ...(part && { part }) };
}
