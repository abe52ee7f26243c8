import { request } from '@site/shared/api';
import { type ClaimRequest, proofWanted, type VerifyRequest } from '@site/shared/contracts';
import {
  problemOf,
  queryClient,
  queryOptions,
  sessionStore,
  statusOf,
} from '@site/shared/platform';

/** Confirms the address with the secret of the mail, and the account's password if it is needed. */
export async function verify(body: VerifyRequest): Promise<void> {
  await request('POST /v1/auth/verify', { body });
  // It's said nowhere any more that the address isn't verified: the other tabs hear of it, too.
  if (sessionStore.getState().user) void sessionStore.getState().verify();
  await queryClient.invalidateQueries({ queryKey: ['account'] });
}

/** Makes the unverified account that the secret belongs to the person's own. */
export const claim = (body: ClaimRequest): Promise<unknown> =>
  request('POST /v1/auth/claim', { body });

/**
 * Tries it with the secret alone, which is enough if the person is signed in. Asked once, since the
 * secret works only once; and again as a visitor if the session turns out to have ended.
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

/** Sends the mail once more, to the person who is signed in. */
export const sendVerificationAgain = (): Promise<unknown> => request('POST /v1/auth/verification');

/** The refusal that asks for more than the link; undefined for any other error. */
export const requiredProof = (error: unknown) => proofWanted.safeParse(problemOf(error)).data;

/** Whether the link has done its work before. */
export const isVerifiedAlready = (error: unknown) => problemOf(error)?.code === 'already-verified';
