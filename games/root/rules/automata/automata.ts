/** All automata that can play. */
import { enter } from '../factions/registry.ts';
import { automatedAlliance } from './alliance/alliance.ts';
import { cogwheelCorvids } from './corvids/corvids.ts';
import { drillbitDuchy } from './duchy/duchy.ts';
import { electricEyrie } from './eyrie/eyrie.ts';
import { logicalLizards } from './lizards/lizards.ts';
import { mechanicalMarquise } from './marquise/marquise.ts';
import { riverfolkRobots } from './riverfolk/riverfolk.ts';
import { vagabot } from './vagabond/vagabond.ts';

for (const automaton of [
  mechanicalMarquise,
  electricEyrie,
  automatedAlliance,
  vagabot,
  logicalLizards,
  riverfolkRobots,
  drillbitDuchy,
  cogwheelCorvids,
])
  enter(automaton, 'automaton');
