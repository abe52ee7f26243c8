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
    created_at: Generated<Date>;
  };
  sessions: {
    id: Generated<string>;
    user_id: string;
    created_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
  };
  refresh_tokens: {
    /** SHA-256 of the token; the token itself is never stored. */
    hash: Buffer;
    session_id: string;
    created_at: Generated<Date>;
    used_at: Date | null;
  };
}
