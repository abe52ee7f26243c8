import { request } from '@site/shared/api';
import {
  type ClaimRequest,
  proofRequired,
  type VerifyRequest,
} from '@site/shared/contracts/identity';
import {
  fieldErrorsOf,
  messageOf,
  problemOf,
  queryClient,
  queryOptions,
  sessionStore,
  statusOf,
} from '@site/shared/platform';

/** Confirms the address with the emailed secret, and the account's password if it's required. */
export async function verify(body: VerifyRequest): Promise<void> {
  await request('POST /v1/auth/verify', { body });
  // Pages stop mentioning an unverified address, in other tabs too.
  if (sessionStore.getState().user) void sessionStore.getState().verify();
  await queryClient.invalidateQueries({ queryKey: ['account'] });
}

/** Claims the unverified account that the secret belongs to. */
export const claim = (body: ClaimRequest): Promise<unknown> =>
  request('POST /v1/auth/claim', { body });

/**
 * Tries the secret alone, which is enough if the person is signed in. Requested once, since the secret
 * works only once; retried without a session if it turns out to have ended.
 */
export const verification = (token: string) =>
  queryOptions({
    queryKey: ['verification', token],
    queryFn: async () => {
      await verify({ token });
      return true;
    },
    retry: (failures, error) => failures === 0 && statusOf(error) === 401,
    retryDelay: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });

/** Resends the email to the person who is signed in. */
export const sendVerificationAgain = (): Promise<unknown> => request('POST /v1/auth/verification');

/** The refusal that requires more than the link; undefined for any other error. */
export const requiredProof = (error: unknown) => proofRequired.safeParse(problemOf(error)).data;

/** Whether the link was used before. */
export const isVerifiedAlready = (error: unknown) => problemOf(error)?.code === 'already-verified';

/** The link no longer works (400), or its address now belongs to someone else (409). */
const final = [400, 409];

/** Why a request with an emailed token failed: a dead link, an error at a field, or a temporary failure. */
export function linkFailure(error: unknown, otherwise: string) {
  const fields = fieldErrorsOf(error);
  const status = statusOf(error);
  // These forms have no field for the address.
  const hasFieldErrors = Object.keys(fields).some((field) => field !== 'email');
  const dead = status !== null && final.includes(status) && !hasFieldErrors;
  return { dead, message: messageOf(error, otherwise), fields };
}
