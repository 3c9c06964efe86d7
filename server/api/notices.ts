import { z } from 'zod';

export const pushSubscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
export const pushEndpoint = z.object({ endpoint: z.string().max(1000) });
export const webhook = z.object({ url: z.url().max(1000).nullable() });
export const notices = z.object({ push: z.number(), webhook: z.string().nullable() });

/** What a webhook gets, and a service worker as the push message. */
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
