/** Pauses and holidays. */
import { dayOf } from '@tavola/kernel/host/calendar.ts';
import { z } from 'zod';
import { seatNumber, zone } from './common.ts';

/** `on: false` ends a pause. */
export const pause = z.object({ seat: seatNumber.optional(), on: z.boolean().default(true) });

const date = z
  .string()
  .max(10)
  .refine((it) => dayOf(it) !== null, 'no such day');
const days = z.object({ from: date, to: date });
const MOST_RANGES = 40;
export const newHolidays = z.object({ zone, days: z.array(days).max(MOST_RANGES) });
export const holidays = z.object({
  days: z.array(days.extend({ zone: z.string() })),
  /** How many days are left in each of the years concerned. */
  left: z.record(z.string(), z.number()),
});
export type Holidays = z.infer<typeof holidays>;
