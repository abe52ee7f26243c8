import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Row = Record<string, unknown>;

export interface AdminTables {
  admins: {
    id: Generated<string>;
    email: string;
    name: string;
    password_hash: string;
    /** Signs in while demonstration mode is on, and never otherwise. */
    demonstration: Generated<boolean>;
    created_at: Generated<Date>;
  };
  admin_sessions: {
    /** SHA-256 of the token; the token itself is never stored. */
    hash: Buffer;
    admin_id: string;
    created_at: Generated<Date>;
    expires_at: Date;
    password_at: Generated<Date>;
  };
  audit_log: {
    /** The driver hands out 64-bit numbers as texts. */
    id: ColumnType<string, never, never>;
    at: Generated<Date>;
    admin_id: string | null;
    admin_name: string;
    action: string;
    subject: string;
    before: JSONColumnType<Row> | null;
    after: JSONColumnType<Row> | null;
  };
}
