import { z } from 'zod';
import { channelKinds, mailModes } from '../store/schema.ts';
import { language, time } from './common.ts';

export const pushSubscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  /** What the browser calls itself. */
  label: z.string().trim().max(60).default(''),
});
/** One of my browsers, by its address or as `GET /api/notices` names it. */
export const pushEndpoint = z.union([
  z.object({ endpoint: z.string().max(1000) }),
  z.object({ id: z.string().max(100) }),
]);
export const webhook = z.object({ url: z.url().max(1000).nullable() });

const minute = z.int().min(0).max(1439);
const quiet = z.object({ from: minute, to: minute });
const mailMode = z.enum(mailModes);
export const mail = z.object({
  mail: z.email().max(254).nullable().optional(),
  mode: mailMode.optional(),
});

export const notices = z.object({
  devices: z.array(z.object({ id: z.string(), label: z.string(), created: time, current: z.boolean() })),
  webhook: z.string().nullable(),
  zone: z.string().nullable(),
  /** Minutes of their day. */
  quiet: quiet.nullable(),
  /** Milliseconds before they are told; null: as the server says. */
  delay: z.number().nullable(),
  remind: z.boolean(),
  /** Null where the server sends no mail. */
  mail: z
    .object({ address: z.string().nullable(), state: z.enum(['asked', 'confirmed']).nullable(), mode: mailMode })
    .nullable(),
});
export type Notices = z.infer<typeof notices>;

export const noticesChange = z.object({
  zone: z.string().max(60).optional(),
  quiet: quiet.nullable().optional(),
  delay: z.int().min(0).max(86_400_000).nullable().optional(),
  remind: z.boolean().optional(),
});
/** Null: what I usually want. */
export const notify = z.object({ notify: z.boolean().nullable() });
export const mailToken = z.object({ token: z.string().max(200) });

const channelKind = z.enum(channelKinds);
export const newChannel = z.object({
  /** May be left out where there is a channel already. */
  url: z.url().max(1000).optional(),
  /** Where the address does not tell it. */
  kind: channelKind.optional(),
  language: language,
  turns: z.boolean().default(true),
  results: z.boolean().default(true),
});
export const channel = z.object({
  kind: channelKind,
  /** Of the address only the house is ever shown. */
  masked: z.string(),
  language,
  turns: z.boolean(),
  results: z.boolean(),
  /** Since when nobody answers there. */
  off: time.nullable(),
});
export const channelOrNone = z.object({ channel: channel.nullable() });
export type Channel = z.infer<typeof channel>;

/** What the webhook of a person gets. */
export const notice = z.object({
  kind: z.enum(['your-turn', 'running-out']),
  match: z.string(),
  game: z.string(),
  name: z.string(),
  seat: z.number(),
  path: z.string(),
  deadline: z.number().nullable(),
});
export type Notice = z.infer<typeof notice>;
