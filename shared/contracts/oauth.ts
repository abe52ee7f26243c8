import * as z from 'zod/mini';

/** Providers that people can sign in through. */
export const oauthProvider = z.enum(['google', 'github']);
export type OauthProvider = z.infer<typeof oauthProvider>;

/** GET /v1/oauth/{provider} and GET /v1/oauth/{provider}/callback. */
export const oauthParams = z.object({ provider: oauthProvider });

/**
 * Why a sign-in through a provider did not work, as `error` in the address of the login page:
 * - denied: the person did not allow it
 * - state: it took too long, was begun in another browser, or has been finished already
 * - provider-down: the provider does not answer, or not in time
 * - email-unverified: the provider does not vouch for the person's address
 * - link-refused: the account with this address belongs to another person at the provider
 * - failed: anything else
 */
export const oauthFailure = z.enum([
  'denied',
  'state',
  'provider-down',
  'email-unverified',
  'link-refused',
  'failed',
]);
export type OauthFailure = z.infer<typeof oauthFailure>;
