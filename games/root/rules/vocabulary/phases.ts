/** The phases of a turn (ROOT-1.4.1). */
export type Phase = 'birdsong' | 'daylight' | 'evening';
/** The parts of a turn, in order (section 6.1). */
export const parts = [
  'start-of-birdsong',
  'birdsong',
  'end-of-birdsong',
  'start-of-daylight',
  'daylight',
  'start-of-evening',
  'evening',
  'end-of-evening',
] as const;
export type Part = (typeof parts)[number];

export function phaseOf(part: Part): Phase {
  return part.endsWith('birdsong') ? 'birdsong' : part.endsWith('daylight') ? 'daylight' : 'evening';
}
