import { z } from 'zod';
import { language, personName, time } from './common.ts';

export const person = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'account', 'bot', 'board']),
  login: z.string().nullable(),
  language: language.nullable(),
});
export type Person = z.infer<typeof person>;

export const me = z.object({
  person: person.nullable(),
  push: z.string(),
  webhooks: z.boolean(),
  mail: z.boolean(),
  /** Where phones of this house reach this server; null but for somebody who came by `localhost`, which no phone knows. */
  house: z.string().nullable(),
});

export const newPerson = z.object({ name: personName.optional(), language: language.optional() });

const login = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(40)
  .regex(/^[\p{L}\p{N}._@+-]+$/u);
const password = z.string().min(8).max(200);
export const credentials = z.object({ login, password });
/** `old`, or a fresh proof in this session; `login` where the account has none yet. */
export const newPassword = z.object({ old: z.string().max(200).optional(), login: login.optional(), password });

const session = z.object({ id: z.string(), created: time, seen: time, browser: z.string(), current: z.boolean() });
export const sessions = z.object({ sessions: z.array(session) });

export const newBot = z.object({ name: personName });
export const madeBot = z.object({ person, token: z.string() });
export const bots = z.object({ bots: z.array(person) });

/** Is the account page to be shown now? Says yes once. */
export const offer = z.object({ show: z.boolean() });
