/** How the schema came to be, step by step, for both databases. A step that was released is never changed; add another. */
import type { MigrationProvider } from 'kysely/migration';
import { firstTen } from './migrations/0001-to-0010.ts';
import { links } from './migrations/0020-links.ts';
import { accounts } from './migrations/0021-accounts.ts';
import { notices } from './migrations/0022-notices.ts';
import { channels } from './migrations/0023-channels.ts';
import { clocks } from './migrations/0024-clocks.ts';
import { seatHolders } from './migrations/0025-seat-holders.ts';
import { plans } from './migrations/0026-plans.ts';
import { boards } from './migrations/0027-boards.ts';
import { accountNotices } from './migrations/0028-account-notices.ts';
import { holderNames } from './migrations/0029-holder-names.ts';
import { evenings } from './migrations/0030-evenings.ts';

export const migrations: MigrationProvider = {
  async getMigrations() {
    return {
      ...firstTen,
      '0020-links': links,
      '0021-accounts': accounts,
      '0022-notices': notices,
      '0023-channels': channels,
      '0024-clocks': clocks,
      '0025-seat-holders': seatHolders,
      '0026-plans': plans,
      '0027-boards': boards,
      '0028-account-notices': accountNotices,
      '0029-holder-names': holderNames,
      '0030-evenings': evenings,
    };
  },
};
