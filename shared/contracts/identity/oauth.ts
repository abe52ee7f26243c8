import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';

/** Providers that people can sign in through. */
export const oauthProvider = z.enum(['google', 'github']);
export type OauthProvider = z.infer<typeof oauthProvider>;

/** GET /v1/oauth/{provider} and GET /v1/oauth/{provider}/callback. */
export const oauthParams = z.strictObject({ provider: oauthProvider });

/** Providers add other parameters to code and state, such as scope, iss and authuser. */
export const oauthReturnQuery = z.looseObject({});

/**
 * Why a sign-in through a provider did not work, as `error` in the address of the login page:
 * - denied: the person declined
 * - state: it took too long, was started in another browser, or was already finished
 * - provider-down: the provider doesn't respond, or not in time
 * - email-unverified: the provider does not vouch for the person's address
 * - link-refused: the account with this address belongs to another person at the provider
 * - account-disabled: the person's account is disabled
 * - failed: anything else
 */
export const oauthFailure = z.enum([
  'denied',
  'state',
  'provider-down',
  'email-unverified',
  'link-refused',
  'account-disabled',
  'failed',
]);
export type OauthFailure = z.infer<typeof oauthFailure>;

/** Full pages: a redirect has nothing to say beyond its address. */
export const oauthRoutes = {
  'GET /v1/oauth/{provider}': {
    access: 'public',
    params: oauthParams,
    answers: { 302: z.string() },
  },
  'GET /v1/oauth/{provider}/callback': {
    access: 'public',
    params: oauthParams,
    query: oauthReturnQuery,
    answers: { 302: z.string() },
  },
} satisfies RouteDefinitions;
