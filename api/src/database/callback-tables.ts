import type { CallbackState } from '@site/shared/contracts';
import type { Generated } from 'kysely';

export interface CallbackTables {
  callback_requests: {
    id: Generated<string>;
    name: string;
    email: string;
    phone: string;
    query: string | null;
    created_at: Generated<Date>;
    state: Generated<CallbackState>;
    note: Generated<string>;
    /** Goes up with each change. */
    version: Generated<number>;
    changed_at: Date | null;
    /** The name of the administrator who changed it last. */
    changed_by: string | null;
  };
}
