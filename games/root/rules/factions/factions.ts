/** All factions that can be played. Whoever runs rules imports this file once. */
import { alliance } from './alliance/alliance.ts';
import { duchy } from './duchy/duchy.ts';
import { eyrie } from './eyrie/eyrie.ts';
import { marquise } from './marquise/marquise.ts';
import { enter } from './registry.ts';

for (const faction of [marquise, eyrie, alliance, duchy]) enter(faction);
