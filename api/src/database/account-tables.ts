import type { Generated } from 'kysely';

export interface AccountTables {
  users: {
    id: Generated<string>;
    email: string;
    name: string;
    /** null where a person signs in through a provider only. */
    password_hash: string | null;
    avatar_url: string | null;
    provider: Generated<'email' | 'google' | 'github'>;
    role_type: Generated<'USER'>;
    /** When the person showed that mails to the address reach them; null: not yet. */
    email_verified_at: Date | null;
    /** 10 digits, unique; null where the person saved none. */
    phone: string | null;
    created_at: Generated<Date>;
  };
  sessions: {
    id: Generated<string>;
    user_id: string;
    created_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
    /** Moved on whenever the browser renews the session. */
    last_seen_at: Generated<Date>;
    user_agent: string | null;
    ip: string | null;
  };
  refresh_tokens: {
    /** SHA-256 of the token; the token itself is never stored. */
    hash: Buffer;
    session_id: string;
    created_at: Generated<Date>;
    used_at: Date | null;
  };
}
