/** All factions that can be played. Anything that runs rules imports this file once. */
import './automata.ts';
import { enter } from './contract/registry.ts';
import { alliance } from './factions/alliance/alliance.ts';
import { corvids } from './factions/corvids/corvids.ts';
import { duchy } from './factions/duchy/duchy.ts';
import { eyrie } from './factions/eyrie/eyrie.ts';
import { lizards } from './factions/lizards/lizards.ts';
import { marquise } from './factions/marquise/marquise.ts';
import { riverfolk } from './factions/riverfolk/riverfolk.ts';
import { vagabond } from './factions/vagabond/vagabond.ts';
import { outsideOf } from './outside/outside.ts';

for (const faction of [marquise, eyrie, alliance, vagabond, lizards, riverfolk, duchy, corvids]) {
  enter(faction);
  enter(outsideOf(faction), 'outside');
}
