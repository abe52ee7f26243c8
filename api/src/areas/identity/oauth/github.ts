import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
} from 'openid-client';
import * as z from 'zod/mini';
import type { Config } from '../../../config/config.ts';
import {
  callbackUrl,
  insecureFor,
  type Provider,
  type ProviderPerson,
  TIMEOUT_SECONDS,
} from './provider.ts';

/** GET /user */
const account = z.object({
  id: z.int(),
  login: z.string(),
  name: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
});

/** GET /user/emails */
const addresses = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** Sign-in by OAuth 2.0: there is no identity token, so the person is fetched from the API. */
export function createGithub(
  registration: NonNullable<Config['oauth']['github']>,
  redirectUri: string,
): Provider {
  const client = describe(registration);
  const get = async (path: string, token: string) => {
    const url = new URL(`${registration.apiUrl}${path}`);
    const headers = new Headers({ accept: 'application/vnd.github+json' });
    const response = await fetchProtectedResource(client, token, url, 'GET', null, headers);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`, { cause: response });
    return response.json();
  };
  return {
    authorizationUrl: async ({ state, verifier }) =>
      buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        scope: 'read:user user:email',
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),

    async identify(query, { state, verifier }) {
      const tokens = await authorizationCodeGrant(client, callbackUrl(redirectUri, query), {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      const token = tokens.access_token;
      const [person, emails] = await Promise.all([get('/user', token), get('/user/emails', token)]);
      return personFrom(account.parse(person), addresses.parse(emails));
    },
  };
}

/** GitHub describes itself nowhere, so its addresses stand here. */
function describe({ url, apiUrl, clientId, clientSecret }: NonNullable<Config['oauth']['github']>) {
  const issuer = `${url}/login/oauth`;
  const endpoints = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/access_token`,
  };
  const client = new Configuration(endpoints, clientId, clientSecret);
  client.timeout = TIMEOUT_SECONDS;
  for (const permit of [...insecureFor(url), ...insecureFor(apiUrl)]) permit(client);
  return client;
}

function personFrom(
  { id, login, name, avatar_url }: z.infer<typeof account>,
  emails: z.infer<typeof addresses>,
): ProviderPerson {
  const primary = emails.find((address) => address.primary);
  return {
    subject: String(id),
    verifiedEmail: primary?.verified ? primary.email : null,
    name: name || login,
    avatarUrl: avatar_url,
  };
}
