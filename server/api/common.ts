/** Small pieces that several resources share. */
import { languages } from '@tavola/kernel/face/text.ts';
import { isZone } from '@tavola/kernel/host/calendar.ts';
import { z } from 'zod';

export const language = z.enum(languages);
export const seatNumber = z.int().min(0).max(19);
/** In a query everything is text. */
export const seatText = z.coerce.number().int().min(0).max(19);
export const viewerText = z.union([z.literal('spectator'), z.literal('open'), seatText]);
export const level = z.string().min(1).max(20);
export const time = z.number();
/** A time zone by its name. */
export const zone = z.string().max(64).refine(isZone, 'no such time zone');

const control = /\p{C}/u;
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !control.test(text), 'control characters');
/** What people are called. */
export const personName = line(40);
export const matchName = line(80);
export const talkText = line(280);
/** The longest option id is a shuffle typed at a physical table. */
const LONGEST_OPTION_ID = 2000;
export const optionId = z.string().min(1).max(LONGEST_OPTION_ID);
export function isOptionId(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= LONGEST_OPTION_ID;
}

export const matchPath = z.object({ id: z.string().max(40) });
