import type { Admin } from '@site/shared/contracts/identity';

/** An administrator with a session. */
export interface SignedInAdmin extends Admin {
  /** Gave the password within the last 15 minutes. */
  recent: boolean;
  /** The hash of the session's token. */
  session: Buffer;
}
