import type { Generated } from 'kysely';

export interface IdentityTables {
  user_identities: {
    provider: 'google' | 'github';
    /** The provider's own id of the account there. */
    subject: string;
    user_id: string;
    created_at: Generated<Date>;
  };
  used_sign_in_states: {
    /** SHA-256 of the state. */
    hash: Buffer;
    expires_at: Date;
  };
}
