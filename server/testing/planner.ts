/** A person who prepares turns at random, for tests. */
import type { Step } from '@tavola/kernel/host/gesture.ts';
import { kindOf, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import type { TriedPlan } from '../api/plans.ts';
import type { Client } from './client.ts';

/** At most this many steps that a rehearsal offers, picked at random; none where no rehearsal is possible now. */
export async function randomPlan(client: Client, id: string, seat: Seat, rng: Rng, most = 6): Promise<Step[]> {
  const steps: Step[] = [];
  for (;;) {
    const { status, body } = await client.call<TriedPlan>('POST', `${planPath(id, seat)}/try`, { steps });
    if (status !== 200) return [];
    const decision = body.frame.seats[0]?.decision;
    if (body.end !== null || !decision || steps.length >= most) return steps;
    const option = decision.options[rng.below(decision.options.length)];
    if (!option) return steps;
    steps.push({ ask: kindOf(decision.ask), option: option.id });
  }
}

export function planPath(id: string, seat: Seat): string {
  return `/api/matches/${id}/seats/${seat}/plan`;
}

/** Everybody picks the first thing they may, or one at random, until `enough` says so. */
export async function playOn(
  clients: ReadonlyMap<Seat, Client>,
  ids: readonly string[],
  rng: Rng,
  enough: (pending: readonly Seat[]) => boolean | Promise<boolean>,
): Promise<void> {
  const [first] = ids as [string, ...string[]];
  const [anybody] = clients.values();
  for (let n = 0; n < 500; n++) {
    const { pending, outcome } = await (anybody as Client).frame(first, '?since=1000000');
    if (outcome || (await enough(pending))) return;
    const seat = pending[0] as Seat;
    const client = clients.get(seat) as Client;
    const { decision } = await client.seatFrame(first, seat);
    const option = decision?.options[rng.below(decision.options.length)]?.id;
    for (const id of ids)
      await client.ok('POST', `/api/matches/${id}/picks`, { seat, decision: decision?.number, option });
  }
  throw new Error('it never came to that');
}

/** Two people play on until the first can plan this many steps while the second is asked. */
export async function plannedBy(
  both: ReadonlyMap<Seat, Client>,
  id: string,
  rng: Rng,
  least = 1,
): Promise<readonly Step[]> {
  for (;;) {
    await playOn(both, [id], rng, (pending) => pending[0] === 0);
    await playOn(both, [id], rng, (pending) => pending[0] === 1);
    const steps = await randomPlan(both.get(0) as Client, id, 0, rng);
    if (steps.length >= least) return steps;
  }
}
