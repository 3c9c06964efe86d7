/** The description of the API for programs: made from the routes' schemas and the table of operations. */
import swagger from '@fastify/swagger';
import { logSchema } from '@tavola/kernel/table/log.ts';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { problem } from '../api/errors.ts';
import * as hints from '../api/hints.ts';
import * as matches from '../api/matches.ts';
import { tags } from '../api/operation.ts';
import { operations } from '../api/operations.ts';
import { person } from '../api/people.ts';
import * as plans from '../api/plans.ts';
import * as table from '../api/table.ts';
import type { Config } from '../base/config.ts';
import type { App } from '../base/fastify.ts';

type Described = Partial<OpenAPIV3_1.Document>;
type Answers = { readonly [status: string]: unknown };

/** What has a name of its own in the description. */
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Person: person,
  Match: matches.match,
  Message: matches.message,
  Decision: table.decision,
  Frame: table.frame,
  ChangedFrame: table.changedFrame,
  Log: logSchema,
  Problem: problem,
}))
  named.add(schema, { id });

const REASONS: { readonly [status: number]: string } = {
  400: 'The request cannot be read',
  401: 'Nobody is asking, or with a wrong password',
  403: 'Not yours to do',
  404: 'Not there, or not for you',
  409: 'Not as things stand now',
  410: 'The link is over',
  413: 'Too long',
  422: 'It does not fit the game, or what is known',
  429: 'Too fast; Retry-After says when again',
  500: 'A fault of ours',
};
const json = (schema: z.ZodType, description: string) => ({ description, content: { 'application/json': { schema } } });
/** Answers that are written by hand, for speed or because they never end. */
const BY_HAND: { readonly [route: string]: Answers } = {
  'GET /api/matches/:id/chain': { 200: json(matches.matchList, 'One page, the first game first') },
  'GET /api/matches/:id/table': { 200: json(table.frame, 'The table') },
  'POST /api/matches/:id/seats/:seat/plan/try': { 200: json(plans.triedPlan, 'The rehearsal') },
  'GET /api/matches/:id/replay/:at': { 200: json(table.frame, 'The table as it was') },
  'GET /api/matches/:id/log': { 200: json(logSchema, 'The log, with commitment and seed') },
  'POST /api/matches/:id/hint': {
    200: {
      description: 'Lines of JSON: how far it is, and at last the hint',
      content: { 'application/x-ndjson': { schema: hints.hintLine } },
    },
  },
  'POST /api/matches/:id/analysis': {
    200: {
      description: 'Lines of JSON: how far it is, and at last the analysis',
      content: { 'application/x-ndjson': { schema: hints.analysisLine } },
    },
  },
  'GET /api/matches/:id/live': {
    101: z.null().describe('A WebSocket with the same messages'),
    200: {
      description: 'Server-sent events: match (Match), table (Frame or ChangedFrame), talk (Message), bye',
      content: {
        'text/event-stream': { schema: z.union([matches.match, table.frame, table.changedFrame, matches.message]) },
      },
    },
  },
};

const toJson = createJsonSchemaTransform({ schemaRegistry: named });
const withNames = createJsonSchemaTransformObject({ schemaRegistry: named });

export async function describeApi(app: App, { publicUrl }: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tavola',
        version: '1',
        description: 'Explained in docs/api.md and docs/bot-api.md.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl ?? '/' }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      security: [{ cookie: [] }, { bearer: [] }],
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'tavola', description: 'Set by the server for people' },
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a bot account' },
        },
      },
    },
    transform: (document) => {
      const { schema, url, route } = document;
      const name = `${String(route.method)} ${url}`;
      const operation = operations[name];
      if (!schema || schema.hide || !operation) return toJson(document);
      const { id, tag, summary, open, fails = [] } = operation;
      const failures = [400, 429, 500, ...(open ? [] : [401]), ...fails];
      const response: Answers = {
        ...described((schema.response ?? {}) as Answers),
        ...BY_HAND[name],
        ...Object.fromEntries(failures.map((status) => [status, json(problem, REASONS[status] as string)])),
      };
      const about = { operationId: id, summary, tags: [tag], ...(open ? { security: OPTIONAL } : {}) };
      return toJson({ ...document, schema: { ...schema, ...about, response } });
    },
    transformObject: (document) => withoutUnused(withNames(document) as Described),
  });
}

const OPTIONAL = [{}, { cookie: [] as string[] }, { bearer: [] as string[] }];
const GOOD: { readonly [status: string]: string } = {
  200: 'Done',
  201: 'Made',
  202: 'Asked of the others',
  204: 'Done; nothing to say',
};

/** 204 has no content. */
function described(answers: Answers): Answers {
  const entries = Object.entries(answers).map(([status, schema]) => {
    const description = GOOD[status] ?? 'Done';
    return [status, status === '204' ? z.null().describe(description) : json(schema as z.ZodType, description)];
  });
  return Object.fromEntries(entries);
}

/** Every name is described as it is sent and as it is received; only those are kept that something refers to. */
function withoutUnused(document: Described): Described {
  const text = JSON.stringify(document);
  const schemas = Object.entries(document.components?.schemas ?? {});
  const used = schemas.filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  const rest = { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } };
  return used.length === schemas.length ? rest : withoutUnused(rest);
}
