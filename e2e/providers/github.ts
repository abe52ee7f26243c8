import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Person, readAnswer, readForm, showConsentPage } from './consent-page.ts';
import { isCallback, registration } from './registration.ts';
import { serve } from './serve.ts';

/** What a code was issued for. */
interface Grant {
  person: Person;
  redirectUri: string;
  challenge: string;
}

const grants = new Map<string, Grant>();
const people = new Map<string, Person>();

serve((url) => (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', url);
  route(request, response, pathname, searchParams).catch((error) => {
    response.writeHead(500).end(String(error));
  });
});

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
): Promise<void> {
  const call = `${request.method} ${path}`;
  if (call === 'GET /login/oauth/authorize') return askPerson(response, query);
  if (call === 'POST /login/oauth/authorize') return sendBack(request, response, query);
  if (call === 'POST /login/oauth/access_token') return redeem(request, response);
  if (call === 'GET /api/v3/user') return json(response, ...describeUser(personOf(request)));
  if (call === 'GET /api/v3/user/emails') return json(response, ...emailsOf(personOf(request)));
  json(response, 404, { message: 'Not Found' });
}

function askPerson(response: ServerResponse, query: URLSearchParams): void {
  const known =
    query.get('client_id') === registration.clientId &&
    isCallback(query.get('redirect_uri') ?? '', 'github');
  const proven = query.get('code_challenge_method') === 'S256' && query.get('code_challenge');
  if (known && proven) showConsentPage(response, 'Sign in to Local GitHub');
  else json(response, 400, { message: 'The application is not known or does not use PKCE.' });
}

async function sendBack(
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
): Promise<void> {
  const person = await readAnswer(request);
  const redirectUri = query.get('redirect_uri') ?? '';
  const back = new URL(redirectUri);
  if (person) {
    const code = randomBytes(10).toString('hex');
    grants.set(code, { person, redirectUri, challenge: query.get('code_challenge') ?? '' });
    back.searchParams.set('code', code);
  } else {
    back.searchParams.set('error', 'access_denied');
  }
  back.searchParams.set('state', query.get('state') ?? '');
  response.writeHead(302, { location: back.href }).end();
}

/** As GitHub does, failures are answered with status 200. */
async function redeem(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = await readForm(request);
  const code = form.get('code') ?? '';
  const grant = grants.get(code);
  grants.delete(code);
  if (form.get('client_secret') !== registration.clientSecret)
    return json(response, 200, { error: 'incorrect_client_credentials' });
  if (!grant || form.get('redirect_uri') !== grant.redirectUri)
    return json(response, 200, { error: 'bad_verification_code' });
  if (challengeOf(form.get('code_verifier') ?? '') !== grant.challenge)
    return json(response, 200, { error: 'bad_verification_code' });
  const token = randomBytes(20).toString('hex');
  people.set(token, grant.person);
  json(response, 200, { access_token: token, scope: 'read:user,user:email', token_type: 'bearer' });
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const personOf = ({ headers }: IncomingMessage) =>
  people.get(headers.authorization?.replace(/^bearer /i, '') ?? '');

type Reply = [status: number, body: unknown];
const unauthorized: Reply = [401, { message: 'Requires authentication' }];

function describeUser(person: Person | undefined): Reply {
  if (!person) return unauthorized;
  const id = createHash('sha256').update(person.subject).digest().readUInt32BE();
  const login = person.subject.replace(/@.*/, '');
  const avatar = `https://avatars.example.org/${id}.png`;
  return [200, { id, login, name: person.name || null, avatar_url: avatar }];
}

function emailsOf(person: Person | undefined): Reply {
  if (!person) return unauthorized;
  const { email, verified } = person;
  const other = { email: 'other@example.org', primary: false, verified: true, visibility: null };
  return [200, [other, { email, primary: true, verified, visibility: 'private' }]];
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
