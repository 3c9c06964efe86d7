/** The edifices, both faces. The Forest Temple speaks in the Chronicle only. */
import type { Power } from '../../hooks/power.ts';
import { edificesDistrict } from './district.ts';
import { edificesForge } from './forge.ts';
import { edificesHall } from './hall.ts';
import { edificesRampart } from './rampart.ts';
import { edificesSpire } from './spire.ts';
import { edificesTemple } from './temple.ts';

/** Every card with a power of its own: one that no file here has does not compile. */
type EdificeId =
  | 'ancient-forge'
  | 'broken-forge'
  | 'fallen-spire'
  | 'festival-district'
  | 'great-spire'
  | 'hall-of-debate'
  | 'hall-of-mockery'
  | 'ruined-temple'
  | 'sprawling-rampart'
  | 'squalid-district';

export const edifices: { readonly [C in EdificeId]: Power } = {
  ...edificesRampart,
  ...edificesHall,
  ...edificesTemple,
  ...edificesDistrict,
  ...edificesSpire,
  ...edificesForge,
};
