/** Banners change hands (OATH-2.14). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { BannerId } from '../../data/board.ts';
import type { Oath } from '../hooks/power.ts';
import { rearranged } from '../hooks/sources.ts';
import { moveFavor, SHARED } from './favor.ts';
import { moveSecrets } from './secrets.ts';

const BURNED_BY_SEIZING = 2;
/** OATH-3.2: this much favor turns the People's Favor to its Mob side. */
const MOB_AT = 6;

export function takeBanner(oath: Oath, seat: Seat, banner: BannerId, how: 'recovered' | 'seized' | 'given'): void {
  oath.state.banners[banner].holder = seat;
  rearranged(oath.state);
  oath.tell({ kind: 'took-banner', seat, banner, how });
}

/** OATH-2.14: taken in any way but Recover; it burns 2 of its tokens, never the last, and the People's Favor turns to the Mob. */
export function seizeBanner(oath: Oath, seat: Seat, banner: BannerId): void {
  takeBanner(oath, seat, banner, 'seized');
  const burned = Math.min(BURNED_BY_SEIZING, oath.state.banners[banner].tokens - 1);
  if (banner === 'peoples-favor') {
    moveFavor(oath, { at: 'banner', banner }, SHARED, burned);
    turnToMob(oath);
  } else moveSecrets(oath, { at: 'banner', banner }, SHARED, burned);
}

export function turnToMob(oath: Oath): void {
  const favor = oath.state.banners['peoples-favor'];
  if (favor.mob) return;
  favor.mob = true;
  oath.tell({ kind: 'mob' });
}
export function checkMob(oath: Oath): void {
  if (oath.state.banners['peoples-favor'].tokens >= MOB_AT) turnToMob(oath);
}
