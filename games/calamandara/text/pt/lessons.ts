import { blockAndProtect } from './lessons/block-and-protect.ts';
import { finalZone } from './lessons/final-zone.ts';
import { memories } from './lessons/memories.ts';
import { walkAndPlace } from './lessons/walk-and-place.ts';

export const lessons = {
  'walk-and-place': walkAndPlace,
  'block-and-protect': blockAndProtect,
  memories,
  'final-zone': finalZone,
};
