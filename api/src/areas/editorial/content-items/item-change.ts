import type { Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import type { ManagedItem } from './content-items.repository.ts';

/** What one change is made with. */
export interface ItemChange {
  transaction: Transaction<DB>;
  admin: SignedInAdmin;
  item: ManagedItem;
}
