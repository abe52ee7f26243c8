import { request } from '@site/shared/api';
import type { ConfirmDeletionRequest, DeletionRequest } from '@site/shared/contracts/identity';
import { problemOf } from '@site/shared/platform';

/** Emails the link that deletes the account. */
export const requestDeletion = (body: DeletionRequest): Promise<unknown> =>
  request('POST /v1/auth/deletion', { body });

/** Deletes the account that the emailed link belongs to, for good. */
export const confirmDeletion = (body: ConfirmDeletionRequest): Promise<unknown> =>
  request('POST /v1/auth/deletion/confirm', { body });

/** Whether the sign-in is too old to request the deletion. */
export const mustSignInAgain = (error: unknown): boolean =>
  problemOf(error)?.code === 'sign-in-again';

/** Whether the link alone is not enough: this browser isn't signed in to its account. */
export const requiresPassword = (error: unknown): boolean =>
  problemOf(error)?.code === 'proof-wanted';
