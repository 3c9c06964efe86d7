/** Every error becomes an answer with a code; a fault of ours says nothing of its cause and is logged. */
import type { ErrorCode, Problem } from '../api/errors.ts';
import type { App } from '../base/fastify.ts';
import { faultOf } from '../base/fault.ts';
import { hasNul } from '../base/nul.ts';
import { Refusal, refusalOf } from '../base/problem.ts';

type Failure = {
  readonly statusCode?: number;
  readonly code?: string;
  readonly validation?: readonly { instancePath?: string }[];
};

const byStatus: { readonly [status: number]: ErrorCode } = {
  401: 'NO_PERSON',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  429: 'TOO_MANY',
  503: 'BUSY',
};

export function answerErrors(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    app.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    done();
  });
  app.addHook('preValidation', (request, _, done) => {
    const { params, query, body } = request;
    done(hasNul([params, query, body]) ? new Refusal(400, 'BAD_REQUEST') : undefined);
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) {
      if (refusal.code === 'MATCH_BROKEN')
        app.log.error({ ...matchOf(request), ...faultOf(error) }, 'a match is broken');
      if (refusal.code === 'REPLAY_TOO_LONG')
        app.log.warn({ ...matchOf(request), ...refusal.detail }, 'rules that were run again were stopped');
      const { seconds } = refusal.detail;
      if (seconds !== undefined) reply.header('retry-after', String(seconds));
      return reply.status(refusal.status).send(problem(refusal.code, refusal.detail));
    }
    const { statusCode = 500, validation } = error as Failure;
    if (statusCode < 500) {
      const field = validation?.[0]?.instancePath;
      return reply.status(statusCode).send(problem(byStatus[statusCode] ?? 'BAD_REQUEST', field ? { field } : {}));
    }
    app.log.error({ method: request.method, route: request.routeOptions.url, ...faultOf(error) }, 'failed');
    return reply.status(500).send(problem('FAILED', {}));
  });
}

/** Only the match: other parameters may be invitations. */
function matchOf({ params }: { readonly params: unknown }): { readonly match?: string } {
  const { id } = params as { readonly id?: string };
  return id === undefined ? {} : { match: id };
}

function problem(code: ErrorCode, detail: Problem['detail']): Problem {
  return { code, detail };
}
