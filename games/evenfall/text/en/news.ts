/** The recap in English. */
import { counted, list } from '@tavola/games/text/en.ts';
import type { NewsWords } from '../news.ts';
import { region } from './things.ts';

export const news: NewsWords = {
  list: (words) => list(words),
  discovered: (n, name) => `discovered ${n === 1 ? name : `${n} Places`}`,
  explored: (n, name) => `explored ${n === 1 ? name : `${n} Places`}`,
  ritual: (n, name) => `played ${n === 1 ? `the Ritual ${name}` : `${n} Rituals`}`,
  specialist: (n, name) => `played ${n === 1 ? `${name} as a Specialist` : `${n} Specialists`}`,
  council: (n, name) => `put ${n === 1 ? name : `${n} Cards`} in the Council`,
  field: (n) => `activated ${n === 1 ? 'a field' : `${n} fields`}`,
  built: (n) => `built ${n === 1 ? 'a Catalyst' : `${n} Catalysts`}`,
  track: (n) => `climbed ${n === 1 ? 'a step' : `${n} steps`} on the Track`,
  transferred: (n, name) => `transferred ${n === 1 ? name : `${n} Places`} to the Inner Circle`,
  copiedYou: (name) => `used your Specialist ${name}`,
  passed: 'passed',
  drew: (n) => `drew ${counted(n, 'Card')}`,
  token: 'activated the Coven Token',
  stone: (n, name) => `took ${n === 1 ? `the ${name}` : `${n} Stones`}`,
  beatYou: (id) => `beat you in the conflict in ${region(id)}`,
  won: (id) => `won the conflict in ${region(id)}`,
  strengths: (yours, theirs) => `strength ${theirs} against ${yours}`,
  first: 'took the First Player Marker',
  tookRegion: (id) => `a Place left ${region(id)}, where you have figures`,
  points: (n) => `+${n} VP`,
  scored: (n) => `scored ${n} VP`,
  leads: (who, vp) => `${who} leads with ${vp} VP`,
  lastRound: (n) => `it is the last round; ${n} VP ahead`,
};
