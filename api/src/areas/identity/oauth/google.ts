import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
} from 'openid-client';
import * as z from 'zod/mini';
import type { Config } from '../../../config/config.ts';
import { callbackUrl, insecureFor, type Provider, TIMEOUT_SECONDS } from './provider.ts';

/** What the identity token says beyond the subject. Google sends all of it; people may lack a picture. */
const profile = z.object({
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
});

/** Sign-in by OpenID Connect. */
export function createGoogle(
  registration: NonNullable<Config['oauth']['google']>,
  redirectUri: string,
): Provider {
  const client = cacheSuccess(() => discover(registration));
  return {
    authorizationUrl: async ({ state, nonce, verifier }) =>
      buildAuthorizationUrl(await client(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),

    async identify(query, { state, nonce, verifier }) {
      const tokens = await authorizationCodeGrant(await client(), callbackUrl(redirectUri, query), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      const { email, email_verified, name, picture } = profile.parse(claims);
      return {
        subject: z.string().parse(claims?.sub),
        verifiedEmail: email_verified && email ? email : null,
        name: name ?? '',
        avatarUrl: picture ?? null,
      };
    },
  };
}

const discover = ({ issuer, clientId, clientSecret }: NonNullable<Config['oauth']['google']>) =>
  discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: insecureFor(issuer),
  });

/** Loads once and caches the result, unless it's a failure: then the next call loads again. */
function cacheSuccess(load: () => Promise<Configuration>): () => Promise<Configuration> {
  let cached: Promise<Configuration> | undefined;
  return () => {
    cached ??= load().catch((error) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };
}
