import { isIP } from 'node:net';
import * as z from 'zod';
import { trimEnd } from '../text/trim-end.ts';
import { contactVariables, emailAddress } from './contact.ts';
import { oauthVariables } from './oauth-environment.ts';

/** Stands for the key that is derived from the installation's secret. */
const INSTALLATION = 'installation';

const port = z.coerce
  .number('must be a port from 1 to 65535')
  .int('must be a port from 1 to 65535')
  .min(1, 'must be a port from 1 to 65535')
  .max(65_535, 'must be a port from 1 to 65535');

const host = z
  .string()
  .regex(/^[\w.:-]+$/, 'must be a host name or an address, such as localhost or 0.0.0.0');

/** `https://example.org`, without path; a closing slash is forgiven. */
const origin = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  const plain = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  return plain ? url.origin : null;
};

const originMessage = 'must be an address without path, such as https://learn.example.org';

const oneOrigin = z
  .string()
  .refine((value) => origin(value) !== null, originMessage)
  .transform((value) => origin(value) ?? value);

const origins = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((entry) => origin(entry) !== null),
    'must list addresses without path, separated by commas, such as https://a.example.org',
  )
  .transform((list) => list.map((entry) => origin(entry) ?? entry));

const steps = 'must list increasing percentages between 0 and 100, such as 1,5,25';

/** Percentages, as parts of 1. */
const shares = z
  .string()
  .transform((list) => list.split(',').map((entry) => Number(entry.trim() || Number.NaN) / 100))
  .refine(
    (list) => list.every((share, index) => share > (list[index - 1] ?? 0) && share < 1),
    steps,
  );

const plainAddress = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return (
    url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
  );
};

/** A number of proxies, or their addresses with an optional prefix length. */
const proxies = z
  .string()
  .refine(
    (value) => /^[1-9]$/.test(value) || value.split(',').every(isAddressRange),
    'must be the number of proxies in front of the API, or their addresses, such as 10.0.0.0/8',
  )
  .transform((value) => (/^[1-9]$/.test(value) ? Number(value) : value.split(',').map(trimmed)));

const trimmed = (text: string) => text.trim();

function isAddressRange(value: string): boolean {
  const [address = '', length, more] = value.trim().split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const fits = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
  return isIP(address) > 0 && fits && more === undefined;
}

/** Private keys: 32 bytes each, in Base64. */
const manifestKeys = z
  .string()
  .transform((list) => list.split(',').map(trimmed))
  .refine(
    (list) => list.every((key) => key === INSTALLATION || /^[A-Za-z0-9+/]{43}=$/.test(key)),
    `must list keys, separated by commas, each made by "openssl rand -base64 32", or the word ${INSTALLATION} for its own`,
  )
  .transform((list) =>
    list.map((key) => (key === INSTALLATION ? INSTALLATION : Buffer.from(key, 'base64'))),
  );

const databaseAddress = z
  .string()
  .regex(
    /^postgres(ql)?:\/\/\S+$/,
    'must be an address such as postgresql://user:password@host:5432/name',
  );

/** The variables the API understands, each with what would be right. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: host.default('localhost'),
  DATA_DIR: z.string().optional(),
  RELEASES_DIR: z.string().optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  PUBLIC_URL: oneOrigin.optional(),
  RELEASES_ORIGIN: oneOrigin.optional(),
  API_BASE_URL: z
    .string()
    .refine(
      (value) => value === '' || value === '/' || origin(value) !== null,
      'must be / or an address without path, such as https://api.example.org',
    )
    .default('/'),
  ALLOWED_ORIGINS: origins.default([]),
  POSTS_API_URL: z
    .string()
    .refine(plainAddress, 'must be an address such as https://posts.example.org/v1')
    .transform((value) => trimEnd(value, '/'))
    .optional(),
  BLOG_URL: z
    .string()
    .refine(plainAddress, 'must be an address such as https://blog.example.org')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  MANIFEST_KEYS: manifestKeys.default(['installation']),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('warn'),
  SMTP_URL: z
    .string()
    .refine(
      (value) => /^smtps?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''),
      'must be an address such as smtps://user:password@smtp.example.org:465',
    )
    .optional(),
  MAIL_FROM: emailAddress.optional(),
  OPERATOR_EMAIL: emailAddress.optional(),
  ...contactVariables,
  TRUST_PROXY: proxies.optional(),
  LIMITS_FACTOR: z.coerce
    .number('must be a number, such as 2 for limits twice as high')
    .min(0.1, 'must be 0.1 or more')
    .max(100_000, 'must be 100000 or less')
    .default(1),
  DRAIN_SECONDS: z.coerce
    .number('must be a number of seconds from 0 to 60')
    .min(0, 'must be a number of seconds from 0 to 60')
    .max(60, 'must be a number of seconds from 0 to 60')
    .default(0),
  SHARED_CACHE_SECONDS: z.coerce
    .number('must be a number of seconds from 0 to 60')
    .int('must be a number of seconds from 0 to 60')
    .min(0, 'must be a number of seconds from 0 to 60')
    .max(60, 'must be a number of seconds from 0 to 60')
    .default(0),
  RENDERERS: z.coerce
    .number('must be a number of processes from 0 to 16')
    .int('must be a number of processes from 0 to 16')
    .min(0, 'must be a number of processes from 0 to 16')
    .max(16, 'must be a number of processes from 0 to 16')
    .default(1),
  RENDER_LIMIT_MS: z.coerce
    .number('must be a number of milliseconds from 10 to 10000')
    .min(10, 'must be a number of milliseconds from 10 to 10000')
    .max(10_000, 'must be a number of milliseconds from 10 to 10000')
    .default(2000),
  ...oauthVariables,
  TELEMETRY: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  CANARY_STEPS: shares.default([0.01, 0.05, 0.25]),
  CANARY_STEP_VIEWS: z.coerce
    .number('must be a number of page views from 1 to 1000000')
    .int('must be a number of page views from 1 to 1000000')
    .min(1, 'must be a number of page views from 1 to 1000000')
    .max(1_000_000, 'must be a number of page views from 1 to 1000000')
    .default(200),
  CANARY_STEP_MINUTES: z.coerce
    .number('must be a number of minutes from 0 to 10080')
    .min(0, 'must be a number of minutes from 0 to 10080')
    .max(10_080, 'must be a number of minutes from 0 to 10080')
    .default(10),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default('localhost'),
  DEMO: z.enum(['on', 'off'], 'must be on or off').optional(),
});
