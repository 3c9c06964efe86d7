/** The operations of notices, mail and channels by their routes. */
import type { Operation } from './operation.ts';

const AT_A_TABLE = [403, 404, 409] as const;

export const noticeOperations: { readonly [route: string]: Operation } = {
  'GET /api/notices': { id: 'getNotices', tag: 'notices', summary: 'Where I am told' },
  'POST /api/notices/push': { id: 'addPush', tag: 'notices', summary: 'Tell this browser', fails: [409, 422] },
  'DELETE /api/notices/push': { id: 'removePush', tag: 'notices', summary: 'Tell this browser no longer' },
  'PUT /api/notices': { id: 'changeNotices', tag: 'notices', summary: 'When I am told', fails: [422] },
  'PUT /api/notices/webhook': { id: 'setWebhook', tag: 'notices', summary: 'Call this address', fails: [409, 422] },
  'PUT /api/notices/mail': { id: 'setMail', tag: 'notices', summary: 'Write to this address', fails: [409, 422] },
  'POST /api/mail/confirm/:token': {
    id: 'confirmMail',
    tag: 'notices',
    summary: 'The address is mine',
    open: true,
    fails: [410],
  },
  'POST /api/mail/stop/:token': {
    id: 'stopMail',
    tag: 'notices',
    summary: 'No more mail (RFC 8058, one click)',
    open: true,
    fails: [410],
  },
  'PUT /api/matches/:id/seats/:seat/notify': {
    id: 'setNotify',
    tag: 'notices',
    summary: 'Tell me of turns at this table',
    fails: AT_A_TABLE,
  },
  'GET /api/matches/:id/channel': {
    id: 'getChannel',
    tag: 'notices',
    summary: 'Where my table posts',
    fails: [403, 404],
  },
  'PUT /api/matches/:id/channel': {
    id: 'setChannel',
    tag: 'notices',
    summary: 'Post turns and results there',
    fails: [...AT_A_TABLE, 422],
  },
  'DELETE /api/matches/:id/channel': {
    id: 'removeChannel',
    tag: 'notices',
    summary: 'Post nothing there',
    fails: [403, 404],
  },
  'POST /api/matches/:id/channel/test': {
    id: 'testChannel',
    tag: 'notices',
    summary: 'Post a try there',
    fails: AT_A_TABLE,
  },
};
