/** All automata that can play. */

import { automatedAlliance } from './automata/alliance/alliance.ts';
import { cogwheelCorvids } from './automata/corvids/corvids.ts';
import { drillbitDuchy } from './automata/duchy/duchy.ts';
import { electricEyrie } from './automata/eyrie/eyrie.ts';
import { logicalLizards } from './automata/lizards/lizards.ts';
import { mechanicalMarquise } from './automata/marquise/marquise.ts';
import { riverfolkRobots } from './automata/riverfolk/riverfolk.ts';
import { vagabot } from './automata/vagabond/vagabond.ts';
import { enter } from './contract/registry.ts';

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
