import type { Generated } from 'kysely';

export interface MailTables {
  outbox: {
    id: Generated<string>;
    /** null: nobody is written to; see the migration. */
    recipient: string | null;
    reply_to: string | null;
    subject: string;
    text_body: string;
    html_body: string;
    created_at: Generated<Date>;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    last_error: string | null;
    given_up_at: Date | null;
  };
  mail_tokens: {
    user_id: string;
    purpose: 'verification' | 'reset' | 'email-change' | 'deletion';
    /** SHA-256 of the token; the token itself is only in the mail. */
    hash: Buffer;
    /** The holder of the token can read mails to this address. */
    email: string;
    expires_at: Date;
    created_at: Generated<Date>;
    /** How often a password was tried with it. */
    attempts: Generated<number>;
    used_at: Date | null;
  };
}
