import type { AdminRole } from '@site/shared/contracts';
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
    /** Since when the administrator may not sign in; null: may. */
    disabled_at: Date | null;
    role: AdminRole;
  };
  admin_second_factors: {
    admin_id: string;
    /** AES-256-GCM, with a key made from the installation's secret. */
    secret: Buffer;
    /** null: the set-up was left half-way, and no code is required. */
    confirmed_at: Date | null;
    /** The 30 seconds since 1970 whose code was accepted last. The driver hands out 64-bit numbers as texts. */
    last_step: ColumnType<string, number | undefined, number>;
    /** Since the last right one. */
    wrong_codes: Generated<number>;
    refused_until: Date | null;
  };
  admin_recovery_codes: {
    /** SHA-256; the code itself is never stored. */
    hash: Buffer;
    admin_id: string;
  };
  admin_pending_signins: {
    /** SHA-256 of the token; the token itself is never stored. */
    hash: Buffer;
    admin_id: string;
    expires_at: Date;
  };
  admin_invitations: {
    id: Generated<string>;
    email: string;
    role: AdminRole;
    /** SHA-256 of the token; the token itself is only in the mail. */
    hash: Buffer;
    invited_by: string;
    created_at: Generated<Date>;
    expires_at: Date;
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
