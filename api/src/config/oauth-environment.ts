import * as z from 'zod';
import { isLoopback } from '../network/loopback.ts';
import { trimEnd } from '../text/trim-end.ts';

/** What the site is registered with at the providers people can sign in through; null: not offered. */
export interface OauthConfig {
  readonly google: {
    readonly clientId: string;
    readonly clientSecret: string;
    /** Where its own description is found, at /.well-known/openid-configuration. */
    readonly issuer: string;
  } | null;
  readonly github: {
    readonly clientId: string;
    readonly clientSecret: string;
    /** Where people say yes. */
    readonly url: string;
    readonly apiUrl: string;
  } | null;
}

/** Secrets travel to it, so it is https, except on this machine. */
const address = (standard: string) =>
  z
    .string()
    .refine(isSafe, `must be an address with https, such as ${standard}`)
    .transform((value) => trimEnd(value, '/'))
    .default(standard);

function isSafe(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash, username } = new URL(value);
  const plain = !search && !hash && !username;
  return plain && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)));
}

const credential = z.string().trim().optional();

/** The variables for sign-in through Google and GitHub. */
export const oauthVariables = {
  OAUTH_GOOGLE_CLIENT_ID: credential,
  OAUTH_GOOGLE_CLIENT_SECRET: credential,
  OAUTH_GOOGLE_ISSUER: address('https://accounts.google.com'),
  OAUTH_GITHUB_CLIENT_ID: credential,
  OAUTH_GITHUB_CLIENT_SECRET: credential,
  OAUTH_GITHUB_URL: address('https://github.com'),
  OAUTH_GITHUB_API_URL: address('https://api.github.com'),
};

const variables = z.object(oauthVariables);
type Values = z.infer<typeof variables>;

const pairs = [
  ['OAUTH_GOOGLE_CLIENT_ID', 'OAUTH_GOOGLE_CLIENT_SECRET'],
  ['OAUTH_GITHUB_CLIENT_ID', 'OAUTH_GITHUB_CLIENT_SECRET'],
] as const;

/** Each half of a registration that lacks the other, with what would be right. */
export const halfRegistrations = (values: Partial<Values>) =>
  pairs
    .flatMap(([id, secret]) => [[id, secret] as const, [secret, id] as const])
    .filter(([name, other]) => values[other] && !values[name])
    .map(([name, other]) => ({ path: [name], message: `must be set with ${other}` }));

export const oauthConfig = (values: Values): OauthConfig => ({
  google: registered(values.OAUTH_GOOGLE_CLIENT_ID, values.OAUTH_GOOGLE_CLIENT_SECRET, {
    issuer: values.OAUTH_GOOGLE_ISSUER,
  }),
  github: registered(values.OAUTH_GITHUB_CLIENT_ID, values.OAUTH_GITHUB_CLIENT_SECRET, {
    url: values.OAUTH_GITHUB_URL,
    apiUrl: values.OAUTH_GITHUB_API_URL,
  }),
});

const registered = <T>(clientId: string | undefined, clientSecret: string | undefined, where: T) =>
  clientId && clientSecret ? { clientId, clientSecret, ...where } : null;
