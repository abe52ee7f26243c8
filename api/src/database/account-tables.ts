import type { ColumnType, Generated } from 'kysely';

export interface AccountTables {
  users: {
    id: Generated<string>;
    email: string;
    name: string;
    /** null if a person signs in through a provider only. */
    password_hash: string | null;
    avatar_url: string | null;
    provider: Generated<'email' | 'google' | 'github'>;
    role_type: Generated<'USER'>;
    /** When the person showed that mails to the address reach them; null: not yet. */
    email_verified_at: Date | null;
    /** 10 digits, unique; null if the person saved none. */
    phone: string | null;
    /** Can sign in only while demonstration mode is on. */
    demonstration: Generated<boolean>;
    created_at: Generated<Date>;
    /** Since when an owner of the site has shut the person out; null: may sign in. */
    disabled_at: Date | null;
    /** Set with `disabled_at`. */
    disabled_reason: string | null;
    /** Generated from name and address. */
    words: ColumnType<string, never, never>;
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
    /** When it was last exchanged for another one. */
    used_at: Date | null;
    /** Since when its use means theft: see rotateRefreshToken. */
    overtaken_at: Date | null;
  };
}
