/** What a person is told of their account: that few recovery codes are left. */
import type { Config } from '../base/config.ts';
import { waysOf } from '../people/ways.ts';
import type { Store } from '../store/store.ts';
import { outgoing } from './notices.ts';
import { dueTime, receiverOf } from './receivers.ts';

const FEW = 2;

/** After a code was used. Once for each set of codes. */
export async function tellCodesLeft(store: Store, config: Config, person: string): Promise<void> {
  const { codes } = await waysOf(store.db, person);
  if (codes === null || codes.left > FEW) return;
  const now = config.now();
  const receiver = await receiverOf(store, config, person);
  for (const way of receiver?.ways ?? []) {
    const due = way === 'webhook' || receiver === null ? null : dueTime(receiver, way, 'your-turn', now);
    if (due === null) continue;
    const what = { way, receiver: person, kind: 'codes-left', match: null, seat: null, decision: 0 } as const;
    const row = { ...outgoing(what, 0, now, due), key: `${way} ${person} codes ${codes.made}` };
    await store.db
      .insertInto('outbox')
      .values(row)
      .onConflict((on) => on.doNothing())
      .execute();
  }
}
