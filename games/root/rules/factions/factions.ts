/** All factions that can be played. Whoever runs rules imports this file once. */
import '../automata/automata.ts';
import { outsideOf } from '../outside/outside.ts';
import { alliance } from './alliance/alliance.ts';
import { corvids } from './corvids/corvids.ts';
import { duchy } from './duchy/duchy.ts';
import { eyrie } from './eyrie/eyrie.ts';
import { lizards } from './lizards/lizards.ts';
import { marquise } from './marquise/marquise.ts';
import { enter } from './registry.ts';
import { riverfolk } from './riverfolk/riverfolk.ts';
import { vagabond } from './vagabond/vagabond.ts';

for (const faction of [marquise, eyrie, alliance, vagabond, lizards, riverfolk, duchy, corvids]) {
  enter(faction);
  enter(outsideOf(faction), 'outside');
}
