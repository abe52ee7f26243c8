import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { type Person, readAnswer, showConsentPage } from './consent-page.ts';
import { isCallback, registration } from './registration.ts';
import { serve } from './serve.ts';

/** Everyone who has signed in, by subject. */
const people = new Map<string, Person>();

serve((url) => {
  const provider = createProvider(url);
  const answer = provider.callback();
  return (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    interact(provider, request, response).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  };
});

function createProvider(url: string): Provider {
  const provider = new Provider(url, {
    clients: [
      {
        client_id: registration.clientId,
        client_secret: registration.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['http://localhost/v1/oauth/google/callback'],
      },
    ],
    // As with Google, the claims that the site requests are in the identity token itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, subject) => ({ accountId: subject, claims: () => claimsOf(subject) }),
  });
  // The site under test has another port each time.
  Reflect.set(provider.Client.prototype, 'redirectUriAllowed', (address: string) =>
    isCallback(address, 'google'),
  );
  return provider;
}

function claimsOf(subject: string) {
  const { email, verified, name } = people.get(subject) ?? {};
  const picture = `https://pictures.example.org/${encodeURIComponent(subject)}.png`;
  return { sub: subject, email, email_verified: verified, name, picture };
}

/** Signs the person in and asks for consent, both on one page. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') return showConsentPage(response, 'Sign in with Local Google');
  const { params } = await provider.interactionDetails(request, response);
  const person = await readAnswer(request);
  if (!person) {
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  }
  people.set(person.subject, person);
  const grant = new provider.Grant({
    accountId: person.subject,
    clientId: String(params.client_id),
  });
  grant.addOIDCScope(String(params.scope));
  await provider.interactionFinished(request, response, {
    login: { accountId: person.subject },
    consent: { grantId: await grant.save() },
  });
}
