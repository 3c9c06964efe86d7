/** All factions that bots can play. */
import { alliance } from './alliance.ts';
import { corvids } from './corvids.ts';
import { duchy } from './duchy.ts';
import { eyrie } from './eyrie.ts';
import { lizards } from './lizards.ts';
import { marquise } from './marquise.ts';
import { enter } from './registry.ts';
import { riverfolk } from './riverfolk.ts';
import { vagabond } from './vagabond.ts';

enter('marquise', marquise);
enter('eyrie', eyrie);
enter('alliance', alliance);
enter('vagabond', vagabond);
enter('lizards', lizards);
enter('riverfolk', riverfolk);
enter('duchy', duchy);
enter('corvids', corvids);
