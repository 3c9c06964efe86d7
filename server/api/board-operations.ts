/** What is said of operations that join several devices to one table. */
import type { Operation } from './operation.ts';

export const boardOperations: { readonly [route: string]: Operation } = {
  'POST /api/boards': { id: 'openBoard', tag: 'devices', summary: 'Make a screen that shows a table', open: true },
  'GET /api/boards/:token': {
    id: 'getBoard',
    tag: 'devices',
    summary: 'What a screen shows, and how to reach it',
    open: true,
    fails: [404],
  },
  'PUT /api/boards/:token': {
    id: 'turnBoard',
    tag: 'devices',
    summary: 'Show a table on a screen, by the link of the screen',
    fails: [403, 404],
  },
  'PUT /api/matches/:id/seats/:seat/shown': {
    id: 'showHand',
    tag: 'devices',
    summary: 'Lay the hand of my seat open on a screen, or no longer',
    fails: [403, 404, 409],
  },
  'GET /api/codes/:code': {
    id: 'getCode',
    tag: 'devices',
    summary: 'What a short code stands for',
    open: true,
    fails: [404, 429],
  },
  'POST /api/matches/:id/code': {
    id: 'makeCode',
    tag: 'devices',
    summary: 'The short code of a table',
    fails: [403, 404],
  },
  'POST /api/matches/:id/claims': {
    id: 'claimSeat',
    tag: 'devices',
    summary: 'Say that the seat of a phone that is gone is mine',
    fails: [403, 404, 409],
  },
  'POST /api/matches/:id/claims/:claim': {
    id: 'answerClaim',
    tag: 'devices',
    summary: 'Confirm or refuse a claim',
    fails: [403, 404, 409],
  },
  'POST /api/matches/:id/seats/:seat/hand-over': {
    id: 'handOverSeat',
    tag: 'devices',
    summary: 'A one-time link to my seat',
    fails: [403, 404, 409],
  },
  'POST /api/matches/:id/seats/:seat/take-back': {
    id: 'takeSeatBack',
    tag: 'devices',
    summary: 'Take back a seat that was claimed from me',
    fails: [403, 404, 409],
  },
};
