/** The printed facts of the Riverfolk Company (ROOT-11). */
import data from './riverfolk-company.json' with { type: 'json' };

/** ROOT-11.2.7, in the order of the price markers. */
export const services = ['hand-card', 'riverboats', 'mercenaries'] as const;
export type Service = (typeof services)[number];

/** ROOT-11.6. */
export const prices: readonly number[] = data.priceRange;
export const POSTS_PER_SUIT = data.tradePosts.perSuit;
export const POST_VP = data.tradePosts.vpPerSpace[0] as number;
/** ROOT-11.3. */
export const FIRST_WARRIORS = data.setup.riverWarriors;
export const FIRST_PAYMENTS = data.setup.payments;

/** Factions that cannot buy a service (ROOT-11.2.7.4). */
export function isSoldTo(service: Service, faction: string): boolean {
  const facts = data.services.find(({ id }) => id === service);
  return !facts?.notFor?.includes(faction);
}
