import { request } from '@site/shared/api';
import type { ConfirmDeletionRequest, DeletionRequest } from '@site/shared/contracts';
import { problemOf } from '@site/shared/platform';

/** Mails the link that deletes the account. */
export const requestDeletion = (body: DeletionRequest): Promise<unknown> =>
  request('POST /v1/auth/deletion', { body });

/** Deletes the account that the mail's link belongs to, for good. */
export const confirmDeletion = (body: ConfirmDeletionRequest): Promise<unknown> =>
  request('POST /v1/auth/deletion/confirm', { body });

/** Whether the sign-in is too old to ask for the deletion with. */
export const mustSignInAgain = (error: unknown): boolean =>
  problemOf(error)?.code === 'sign-in-again';

/** Whether the link alone is not enough: this browser isn't signed in to its account. */
export const wantsPassword = (error: unknown): boolean => problemOf(error)?.code === 'proof-wanted';
