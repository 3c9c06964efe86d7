/** Screens in the room, and the codes that lead to a table. */
import { z } from 'zod';
import { codeKinds } from '../store/room-rows.ts';
import { seatNumber } from './common.ts';

/** `link` is what its QR code carries, `code` what people type; neither shows what is on it. */
export const board = z.object({ id: z.string(), link: z.string(), code: z.string(), match: z.string().nullable() });
export type Board = z.infer<typeof board>;
/** The token is known to the screen alone. */
export const madeBoard = z.object({ token: z.string(), board });
export const turnBoard = z.object({ match: z.string().max(40).nullable() });
export const turnedBoard = z.object({ match: z.string().nullable() });
export const showHand = z.object({ board: z.string().max(40).nullable() });

export const codePath = z.object({ code: z.string().regex(/^[A-Za-z0-9]{4}(?:[A-Za-z0-9]{2})?$/) });
export const codeAnswer = z.object({
  kind: z.enum(codeKinds),
  path: z.string(),
  match: z.object({ game: z.string(), name: z.string() }).nullable(),
  /** While people are coming: where one can sit down. */
  seats: z.array(z.object({ seat: seatNumber, path: z.string() })),
});
export const madeCode = z.object({ code: z.string() });
export const claim = z.object({ seat: seatNumber });
export const agreeClaim = z.object({ agree: z.boolean() });
export const handed = z.object({ token: z.string(), path: z.string() });
