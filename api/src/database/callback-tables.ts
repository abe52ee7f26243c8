import type { Generated } from 'kysely';

export interface CallbackTables {
  callback_requests: {
    id: Generated<string>;
    name: string;
    email: string;
    phone: string;
    query: string | null;
    created_at: Generated<Date>;
  };
}
