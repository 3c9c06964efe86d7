/** The operations of evenings at a real table by their routes. */
import type { Operation } from './operation.ts';

const AT_AN_EVENING = [403, 404, 409] as const;

export const eveningOperations: { readonly [route: string]: Operation } = {
  'POST /api/evenings': {
    id: 'shareEvening',
    tag: 'evenings',
    summary: 'Share an evening that my phone keeps',
    fails: [409, 422],
  },
  'GET /api/evenings': { id: 'listEvenings', tag: 'evenings', summary: 'Evenings that I may tell' },
  'GET /api/evenings/:id': { id: 'getEvening', tag: 'evenings', summary: 'All of one evening', fails: [404] },
  'GET /api/evenings/:id/news': {
    id: 'getEveningNews',
    tag: 'evenings',
    summary: 'What is new since a revision',
    fails: [404],
  },
  'GET /api/evenings/:id/live': {
    id: 'followEvening',
    tag: 'evenings',
    summary: 'What is new, as it comes (server-sent events)',
    fails: [404],
  },
  'POST /api/evenings/:id/words': {
    id: 'sayWord',
    tag: 'evenings',
    summary: 'Tell facts, answer, have hands done, go back, settle a clash',
    fails: [...AT_AN_EVENING, 422],
  },
  'PUT /api/evenings/:id/log': {
    id: 'giveEveningBack',
    tag: 'evenings',
    summary: 'Give back an evening that went on without the server',
    fails: [...AT_AN_EVENING, 422],
  },
  'PATCH /api/evenings/:id': {
    id: 'changeEvening',
    tag: 'evenings',
    summary: 'Name, pace, who rolls, who may take back what',
    fails: AT_AN_EVENING,
  },
  'DELETE /api/evenings/:id': {
    id: 'eraseEvening',
    tag: 'evenings',
    summary: 'Erase an evening I shared; phones keep theirs',
    fails: AT_AN_EVENING,
  },
  'POST /api/evenings/:id/link': {
    id: 'renewEveningLink',
    tag: 'evenings',
    summary: 'Make a new link by which people come',
    fails: AT_AN_EVENING,
  },
  'DELETE /api/evenings/:id/people/:person': {
    id: 'sendOut',
    tag: 'evenings',
    summary: 'Send somebody out; the link they came by is void',
    fails: AT_AN_EVENING,
  },
  'POST /api/evening-links/:token': {
    id: 'joinEvening',
    tag: 'evenings',
    summary: 'Come to tell an evening',
    fails: AT_AN_EVENING,
  },
};
