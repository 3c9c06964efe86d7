/** Every error that an answer can name. The client translates the code; `detail` is harmless data. */
import { errorCodes as kernelCodes } from '@tavola/kernel/rules/errors.ts';
import { z } from 'zod';

const serverCodes = [
  'BAD_REQUEST',
  'NO_PERSON',
  'FORBIDDEN',
  'NOT_FOUND',
  'TOO_MANY',
  'TOO_MANY_TABLES',
  'LIMIT_REACHED',
  'TOO_LARGE',
  'FAILED',
  'BUSY',
  'STORE_AWAY',
  'STORE_FULL',
  'LOGIN_TAKEN',
  'BAD_LOGIN',
  'ALREADY_ACCOUNT',
  'NO_SUCH_GAME',
  'NO_SUCH_LEVEL',
  'NO_SUCH_SEAT',
  'SEAT_TAKEN',
  'SEAT_PRESENT',
  'NOT_WAITING',
  'NOT_PLAYING',
  'NOT_OVER',
  'NO_LEGACY',
  'NO_UNDO_ASKED',
  'NO_PAUSE_ASKED',
  'NO_OFFER',
  'WAS_HERE',
  'HOLIDAY_LATE',
  'NO_PRACTICE',
  'HINT_WITH_OTHERS',
  'NO_TALK',
  'NO_FORK_POINT',
  'LOG_NOT_WHOLE',
  'LOG_TOO_LONG',
  'REPLAY_TOO_LONG',
  'MATCH_TOO_LONG',
  'MATCH_BROKEN',
  'NOT_OFFERED',
  'OLD_RULES',
  'NOT_STOPPED',
  'NOT_CONFIGURED',
  'BAD_ADDRESS',
  'NOT_SECURE',
  'PASSKEY_REFUSED',
  'CODE_WRONG',
  'LINK_EXPIRED',
  'LAST_WAY',
  'PROOF_NEEDED',
  'CHANNEL_REFUSED',
  'MAIL_UNCONFIRMED',
  'PLAN_TOO_LONG',
] as const;

export const errorCodes = [...serverCodes, ...kernelCodes] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const problem = z.object({ code: z.enum(errorCodes), detail: z.record(z.string(), z.unknown()) });
export type Problem = z.infer<typeof problem>;
