/** Every operation of the API by its route. */
import { accountOperations } from './account-operations.ts';
import { boardOperations } from './board-operations.ts';
import { eveningOperations } from './evening-operations.ts';
import { noticeOperations } from './notice-operations.ts';
import type { Operation } from './operation.ts';

const AT_A_TABLE = [404] as const;
const CHANGES_A_TABLE = [403, 404, 409] as const;

export const operations: { readonly [route: string]: Operation } = {
  ...accountOperations,
  ...eveningOperations,
  'GET /api/me': { id: 'getMe', tag: 'people', summary: 'Who I am', open: true },
  'PATCH /api/me': { id: 'changeMe', tag: 'people', summary: 'Change my name or language' },
  'DELETE /api/me': { id: 'deleteMe', tag: 'people', summary: 'Erase me, after a proof', fails: [403] },
  'POST /api/people': { id: 'becomeGuest', tag: 'people', summary: 'Become a guest', open: true },
  'POST /api/login': { id: 'logIn', tag: 'people', summary: 'Log in', open: true, fails: [401] },
  'POST /api/logout': { id: 'logOut', tag: 'people', summary: 'End this session', open: true },
  'GET /api/sessions': { id: 'listSessions', tag: 'people', summary: 'My sessions' },
  'DELETE /api/sessions': { id: 'endOtherSessions', tag: 'people', summary: 'End my other sessions' },
  'DELETE /api/sessions/:session': { id: 'endSession', tag: 'people', summary: 'End a session', fails: [404] },
  'GET /api/bots': { id: 'listBots', tag: 'people', summary: 'My bot accounts' },
  'POST /api/bots': { id: 'makeBot', tag: 'people', summary: 'Make a bot account', fails: [403, 409] },
  'DELETE /api/bots/:person': { id: 'deleteBot', tag: 'people', summary: 'Erase a bot account', fails: [404] },

  'GET /api/games': { id: 'listGames', tag: 'games', summary: 'The games and the levels of bots', open: true },

  'POST /api/matches': { id: 'makeMatch', tag: 'matches', summary: 'Make a table', fails: [409, 422] },
  'GET /api/matches': {
    id: 'listMatches',
    tag: 'matches',
    summary: 'My, open or public tables',
    open: true,
    fails: [401],
  },
  'GET /api/matches/:id': { id: 'getMatch', tag: 'matches', summary: 'One table', open: true, fails: AT_A_TABLE },
  'GET /api/matches/:id/chain': {
    id: 'getChain',
    tag: 'matches',
    summary: 'The tables that follow from one another',
    open: true,
    fails: AT_A_TABLE,
  },
  'PATCH /api/matches/:id': { id: 'changeMatch', tag: 'matches', summary: 'Change a table I made', fails: [403, 404] },
  'POST /api/matches/:id/abandon': {
    id: 'abandon',
    tag: 'matches',
    summary: 'End by agreement',
    fails: CHANGES_A_TABLE,
  },
  'POST /api/matches/:id/rematch': { id: 'rematch', tag: 'matches', summary: 'Play again', fails: CHANGES_A_TABLE },

  'GET /api/invitations/:token': {
    id: 'getInvitation',
    tag: 'seats',
    summary: 'What a link is for',
    open: true,
    fails: [404, 409],
  },
  'POST /api/invitations/:token': {
    id: 'acceptInvitation',
    tag: 'seats',
    summary: 'Sit down, or watch',
    fails: [404, 409],
  },
  'POST /api/matches/:id/invitations': {
    id: 'renewInvitation',
    tag: 'seats',
    summary: 'Make a new link for a seat or for watching',
    fails: CHANGES_A_TABLE,
  },
  'DELETE /api/matches/:id/invitations/:seat': {
    id: 'revokeInvitation',
    tag: 'seats',
    summary: 'Make a link void',
    fails: [403, 404],
  },
  'POST /api/matches/:id/join': {
    id: 'join',
    tag: 'seats',
    summary: 'Take a free seat, or watch',
    fails: CHANGES_A_TABLE,
  },
  'POST /api/matches/:id/leave': { id: 'leave', tag: 'seats', summary: 'Leave my seat', fails: CHANGES_A_TABLE },
  'PUT /api/matches/:id/seats/:seat/bot': {
    id: 'putBot',
    tag: 'seats',
    summary: 'Let a bot play for a seat',
    fails: [...CHANGES_A_TABLE, 422],
  },
  'DELETE /api/matches/:id/seats/:seat/bot': {
    id: 'removeBot',
    tag: 'seats',
    summary: 'Play my seat myself again',
    fails: [403, 404],
  },
  'PUT /api/matches/:id/seats/:seat/standing': {
    id: 'setStanding',
    tag: 'seats',
    summary: 'How windows are answered for my seat',
    fails: [403, 404],
  },

  'POST /api/matches/:id/seats/:seat/offer': {
    id: 'offerSeat',
    tag: 'seats',
    summary: 'Let somebody else take a seat by a link',
    fails: CHANGES_A_TABLE,
  },
  'DELETE /api/matches/:id/seats/:seat/offer': {
    id: 'withdrawOffer',
    tag: 'seats',
    summary: 'Offer a seat no longer',
    fails: CHANGES_A_TABLE,
  },
  'POST /api/matches/:id/seats/:seat/offer/consent': {
    id: 'consentOffer',
    tag: 'seats',
    summary: 'Agree that somebody else takes a seat, or refuse it',
    fails: CHANGES_A_TABLE,
  },
  'GET /api/seat-links/:token': {
    id: 'getSeatLink',
    tag: 'seats',
    summary: 'Which seat a link is for',
    open: true,
    fails: [404, 410],
  },
  'POST /api/seat-links/:token': {
    id: 'takeSeatByLink',
    tag: 'seats',
    summary: 'Take a seat from somebody who gave it up',
    fails: [403, 404, 409, 410],
  },

  'POST /api/matches/:id/pause': {
    id: 'pause',
    tag: 'matches',
    summary: 'Ask for a pause of all clocks, or go on',
    fails: CHANGES_A_TABLE,
  },
  'POST /api/matches/:id/pause/consent': {
    id: 'consentPause',
    tag: 'matches',
    summary: 'Agree to a pause, or refuse it',
    fails: CHANGES_A_TABLE,
  },
  'GET /api/me/holidays': { id: 'getHolidays', tag: 'people', summary: 'Days on which my slow clocks stand still' },
  'PUT /api/me/holidays': {
    id: 'announceHolidays',
    tag: 'people',
    summary: 'Announce days on which my slow clocks stand still',
    fails: [403, 409],
  },

  'POST /api/matches/:id/picks': {
    id: 'pick',
    tag: 'play',
    summary: 'Pick an option',
    fails: [...CHANGES_A_TABLE, 422],
  },
  'GET /api/matches/:id/why-not': {
    id: 'whyNot',
    tag: 'play',
    summary: 'Why a move is refused',
    fails: CHANGES_A_TABLE,
  },
  'GET /api/matches/:id/preview': {
    id: 'preview',
    tag: 'play',
    summary: 'What a pick would bring',
    fails: [...CHANGES_A_TABLE, 422],
  },
  'GET /api/matches/:id/sensible': {
    id: 'sensible',
    tag: 'play',
    summary: 'What somebody new to the game might well pick',
    fails: [403, 404],
  },
  'POST /api/matches/:id/seats/:seat/plan/try': {
    id: 'tryPlan',
    tag: 'plans',
    summary: 'Rehearse my next turn',
    fails: [...CHANGES_A_TABLE, 422, 429],
  },
  'GET /api/matches/:id/seats/:seat/plan': {
    id: 'getPlan',
    tag: 'plans',
    summary: 'The turn I prepared',
    fails: [403, 404],
  },
  'PUT /api/matches/:id/seats/:seat/plan': {
    id: 'keepPlan',
    tag: 'plans',
    summary: 'Let the table play my next turn',
    fails: [...CHANGES_A_TABLE, 422, 429],
  },
  'DELETE /api/matches/:id/seats/:seat/plan': {
    id: 'dropPlan',
    tag: 'plans',
    summary: 'Throw my plan away',
    fails: [403, 404],
  },

  'POST /api/matches/:id/hint': { id: 'hint', tag: 'play', summary: 'What a search would do', fails: CHANGES_A_TABLE },
  'GET /api/matches/:id/undo': {
    id: 'possibleUndo',
    tag: 'play',
    summary: 'What could be undone',
    fails: CHANGES_A_TABLE,
  },
  'POST /api/matches/:id/undo': { id: 'undo', tag: 'play', summary: 'Take back, or ask to', fails: CHANGES_A_TABLE },
  'POST /api/matches/:id/repair': {
    id: 'repair',
    tag: 'play',
    summary: 'Cut a stopped match back to its last good pick, or agree to it',
    fails: CHANGES_A_TABLE,
  },
  'POST /api/matches/:id/undo/consent': {
    id: 'consentUndo',
    tag: 'play',
    summary: 'Agree to an undo, or refuse it',
    fails: CHANGES_A_TABLE,
  },
  'GET /api/matches/:id/table': {
    id: 'getTable',
    tag: 'play',
    summary: 'The table as I see it now',
    open: true,
    fails: CHANGES_A_TABLE,
  },
  'GET /api/matches/:id/live': {
    id: 'live',
    tag: 'play',
    summary: 'The live stream, or the WebSocket',
    open: true,
    fails: CHANGES_A_TABLE,
  },

  'GET /api/matches/:id/talk': { id: 'getTalk', tag: 'talk', summary: 'What was said', open: true, fails: AT_A_TABLE },
  'POST /api/matches/:id/talk': { id: 'say', tag: 'talk', summary: 'Say something', fails: [403, 404] },
  'PUT /api/matches/:id/muted/:person': { id: 'mute', tag: 'talk', summary: 'Mute somebody', fails: [404, 409] },

  'GET /api/matches/:id/replay': { id: 'listPicks', tag: 'past', summary: 'All picks', open: true, fails: AT_A_TABLE },
  'GET /api/matches/:id/beats': {
    id: 'listBeats',
    tag: 'past',
    summary: 'What happened since my last turn, moment by moment',
    open: true,
    fails: CHANGES_A_TABLE,
  },
  'GET /api/matches/:id/replay/:at': {
    id: 'getPast',
    tag: 'past',
    summary: 'The table after this many picks',
    open: true,
    fails: CHANGES_A_TABLE,
  },
  'GET /api/matches/:id/why/:event': {
    id: 'explainEvent',
    tag: 'past',
    summary: 'How an event came about',
    open: true,
    fails: CHANGES_A_TABLE,
  },
  'GET /api/matches/:id/log': { id: 'getLog', tag: 'past', summary: 'The log', open: true, fails: CHANGES_A_TABLE },
  'POST /api/logs': { id: 'importLog', tag: 'past', summary: 'Go on with a log', fails: [409, 413, 422] },
  'GET /api/matches/:id/analysis': {
    id: 'getAnalysis',
    tag: 'past',
    summary: 'How the chances changed, if that was found out',
    open: true,
    fails: AT_A_TABLE,
  },
  'POST /api/matches/:id/analysis': {
    id: 'analyse',
    tag: 'past',
    summary: 'Find out how the chances changed',
    fails: CHANGES_A_TABLE,
  },
  'POST /api/matches/:id/fork': { id: 'fork', tag: 'past', summary: 'What if', fails: [...CHANGES_A_TABLE, 422] },

  ...noticeOperations,
  ...boardOperations,
};
