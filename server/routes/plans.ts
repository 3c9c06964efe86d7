/** Preparing the next turn. */
import type { PlannedStep } from '@tavola/kernel/host/plan.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import * as api from '../api/plans.ts';
import type { App } from '../base/fastify.ts';
import { Limit } from '../base/limit.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import { ownSeat } from '../live/access.ts';
import { visible } from '../match/visible.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import { dropPlan, savePlan, tryPlan } from '../plans/plans.ts';

export function planRoutes(app: App, { desk, config }: Tavola): void {
  const limit = new Limit(config.limits.rehearsals, config.now);
  const limited = (person: string) => {
    const refusal = limit.use(person);
    if (refusal) throw refusal;
  };

  app.post(
    '/api/matches/:id/seats/:seat/plan/try',
    { schema: { params: api.planPath, body: api.planTry } },
    async (request, reply) => {
      const person = mustBeSomebody(request).id;
      const live = await mine(request.params, person);
      limited(person);
      const { steps } = request.body;
      return reply
        .type('application/json')
        .send(await tryPlan(desk, live, person, { seat: request.params.seat, steps }));
    },
  );

  app.get(
    '/api/matches/:id/seats/:seat/plan',
    { schema: { params: api.planPath, response: { 200: api.planAnswer } } },
    async (request) => {
      const live = await mine(request.params, mustBeSomebody(request).id);
      return { plan: answerOf(live, request.params.seat) };
    },
  );

  app.put(
    '/api/matches/:id/seats/:seat/plan',
    { schema: { params: api.planPath, body: api.newPlan, response: { 200: api.planAnswer } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const live = await mine(request.params, person);
      limited(person);
      const { seat } = request.params;
      await savePlan(desk, live, person, { seat, ...request.body });
      return { plan: answerOf(await desk.find(live.id), seat) };
    },
  );

  app.delete('/api/matches/:id/seats/:seat/plan', { schema: { params: api.planPath } }, async (request, reply) => {
    const { seat } = request.params;
    const live = await mine(request.params, mustBeSomebody(request).id);
    await dropPlan(desk, live.id, seat);
    return reply.status(204).send();
  });

  /** The match, if this person plays the seat. */
  async function mine({ id, seat }: { readonly id: string; readonly seat: Seat }, person: string): Promise<LiveMatch> {
    const live = await visible(desk, id, person);
    ownSeat(live, person, seat);
    return live;
  }
}

function answerOf({ plans }: LiveMatch, seat: Seat) {
  const plan = plans.get(seat);
  if (!plan) return null;
  const { start, steps, stops, next, stopped } = plan;
  const { reason = null, where = [] } = stopped ?? {};
  return { start, steps: steps.map(sayable), stops: [...stops], next, stopped: reason, where: [...where] };
}

function sayable({ ask, option, said, effect, change }: PlannedStep) {
  return { ask, option, said, events: JSON.parse(effect) as { kind: string }[], change };
}
