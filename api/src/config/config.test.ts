import path from 'node:path';
import { brand } from '@site/shared/brand';
import { readConfig } from './config.ts';
import { withoutDemo } from './demo-mode.ts';
import { projectRoot } from './project-root.ts';

test('nothing has to be set', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    releasesOrigin: null,
    apiBaseUrl: '/',
    allowedOrigins: [],
    postsApiUrl: null,
    blogUrl: null,
    contact: expect.objectContaining({ phone: '+91 80 5550 0142' }),
    dataDir: path.join(projectRoot, '.data'),
    releasesDir: path.join(projectRoot, '.data/releases'),
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseReadUrl: null,
    sessionSecret: null,
    metricsHost: 'localhost',
    metricsPort: null,
    logLevel: 'warn',
    smtpUrl: null,
    outboxDir: path.join(projectRoot, '.data/outbox'),
    mailFrom: 'no-reply@localhost',
    operatorEmail: brand.contact.email,
    trustProxy: null,
    limitsFactor: 1,
    drainSeconds: 0,
    sharedCacheSeconds: 0,
    renderers: 1,
    renderLimitMs: 2_000,
    telemetry: true,
    serviceWorker: true,
    canarySteps: [0.01, 0.05, 0.25],
    canaryStepViews: 200,
    canaryStepMinutes: 10,
    manifestKeys: ['installation'],
    oauth: { google: null, github: null },
    demo: true,
  });
});

test('every bad variable is named at once, with what would be right', () => {
  const bad = {
    PORT: '70000',
    HOST: 'two words',
    DATABASE_URL: 'mysql://localhost/site',
    PUBLIC_URL: 'https://example.org/path',
    RELEASES_ORIGIN: 'files.example.org',
    API_BASE_URL: 'api',
    ALLOWED_ORIGINS: 'https://a.example.org, b.example.org',
    SESSION_SECRET: 'short',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'mail.example.org',
    MAIL_FROM: 'Site <site@example.org>',
    CONTACT_PHONE: '080 1234',
    SOCIAL_LINKS: 'https://x.com/a, https://example.org/b',
    TRUST_PROXY: 'everybody',
    LIMITS_FACTOR: '0',
    METRICS_PORT: 'on',
    METRICS_HOST: 'every where',
    DEMO: 'yes',
  };
  expect(() => readConfig(bad)).toThrow(
    [
      'The environment is invalid:',
      '  PORT must be a port from 1 to 65535',
      '  HOST must be a host name or an address, such as localhost or 0.0.0.0',
      '  DATABASE_URL must be an address such as postgresql://user:password@host:5432/name',
      '  PUBLIC_URL must be an address without path, such as https://learn.example.org',
      '  RELEASES_ORIGIN must be an address without path, such as https://learn.example.org',
      '  API_BASE_URL must be / or an address without path, such as https://api.example.org',
      '  ALLOWED_ORIGINS must list addresses without path, separated by commas, such as https://a.example.org',
      '  SESSION_SECRET must have at least 32 characters',
      '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      '  SMTP_URL must be an address such as smtps://user:password@smtp.example.org:465',
      '  MAIL_FROM must be one address, such as hello@example.org',
      '  CONTACT_PHONE must be a number with its country code, such as +91 80 1234 5678',
      '  SOCIAL_LINKS must list https addresses on linkedin.com, youtube.com, instagram.com, x.com, separated by commas',
      '  TRUST_PROXY must be the number of proxies in front of the API, or their addresses, such as 10.0.0.0/8',
      '  LIMITS_FACTOR must be 0.1 or more',
      '  METRICS_PORT must be a port from 1 to 65535',
      '  METRICS_HOST must be a host name or an address, such as localhost or 0.0.0.0',
      '  DEMO must be on or off',
    ].join('\n'),
  );
});

test.each(['', ' ', 'abc', '0', '-1', '3000.5', '1e9'])(
  '%p is no port, except that blank is absent',
  (PORT) => {
    if (PORT.trim() === '') expect(readConfig({ PORT }).port).toBe(3000);
    else expect(() => readConfig({ PORT })).toThrow('PORT must be');
  },
);

test('a blank API_BASE_URL stays blank: pages then report that it is missing', () => {
  expect(readConfig({ API_BASE_URL: '' }).apiBaseUrl).toBe('');
});

test.each([
  ['of the site', {}, 'https://learn.example.org'],
  ['of the site at another port, which gets its cookies', {}, 'https://learn.example.org:8443'],
  ['of the API', { API_BASE_URL: 'https://api.example.org' }, 'https://api.example.org'],
  ['that may call the API', { ALLOWED_ORIGINS: 'https://a.example.org' }, 'https://a.example.org'],
])('files of releases do not come from the host %s', (_, others, RELEASES_ORIGIN) => {
  const env = { PUBLIC_URL: 'https://learn.example.org', ...others };
  expect(() => readConfig({ ...env, RELEASES_ORIGIN })).toThrow(
    'RELEASES_ORIGIN must have a host name of its own, not one of PUBLIC_URL, API_BASE_URL or ALLOWED_ORIGINS',
  );
  const apart = readConfig({ ...env, RELEASES_ORIGIN: 'https://files.example.org/' });
  expect(apart.releasesOrigin).toBe('https://files.example.org');
});

test('addresses lose their closing slash', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://learn.example.org/',
    ALLOWED_ORIGINS: 'https://www.example.org/,https://app.example.org',
  });
  expect(config.publicUrl).toBe('https://learn.example.org');
  expect(config.allowedOrigins).toEqual(['https://www.example.org', 'https://app.example.org']);
});

test.each([
  [{}, true],
  [{ HOST: '127.0.0.1' }, true],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, true],
  [{ DEMO: 'on' }, true],
  [{ DEMO: 'off' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://learn.example.org' }, false],
  [{ PUBLIC_URL: 'https://localhost.example.org' }, false],
  [{ TRUST_PROXY: '1' }, false],
  [{ DATABASE_URL: 'postgresql://db/site' }, false],
])('with %p demonstration is %p', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});

test('if other machines can reach the site, DEMO=on makes no demonstration accounts, and the reasons are printed', () => {
  const elsewhere = { HOST: '0.0.0.0', PUBLIC_URL: 'https://learn.example.org', TRUST_PROXY: '1' };
  const config = readConfig({ ...elsewhere, DATABASE_URL: 'postgresql://db/site', DEMO: 'on' });
  expect(config.demo).toBe(false);
  expect(withoutDemo(config)).toBe(
    "There are no demo accounts because HOST isn't limited to this machine and PUBLIC_URL doesn't name this machine and TRUST_PROXY is set and DATABASE_URL is set.",
  );
  expect(withoutDemo(readConfig({ DEMO: 'off' }))).toBe(
    'There are no demo accounts because DEMO is off.',
  );
});

test('nobody can change it afterwards', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
});

test('an SMTP server needs an address that mails come from', () => {
  const SMTP_URL = 'smtps://user:secret@smtp.example.org';
  expect(() => readConfig({ SMTP_URL })).toThrow('MAIL_FROM must be set with SMTP_URL');
  expect(readConfig({ SMTP_URL, MAIL_FROM: 'a@b.cc' })).toMatchObject({ smtpUrl: SMTP_URL });
});

test('proxies are a number of them, or their addresses', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  expect(() => readConfig({ TRUST_PROXY: '10.0.0.0/33' })).toThrow('TRUST_PROXY must be');
});

test('the posts API may have a path, and nothing that would go wrong before /posts', () => {
  const at = (POSTS_API_URL: string) => readConfig({ POSTS_API_URL }).postsApiUrl;
  expect(at('https://posts.example.org/v1/')).toBe('https://posts.example.org/v1');
  for (const bad of [
    'posts',
    'ftp://posts.example.org',
    'https://a.example/?x=1',
    'https://u@a.b',
  ]) {
    expect(() => at(bad)).toThrow('POSTS_API_URL must be an address such as');
  }
});

test('of the ways to reach the team there is what is configured, and examples in a demonstration alone', () => {
  expect(readConfig({ DEMO: 'off' }).contact).toEqual({});
  const configured = {
    CONTACT_PHONE: '+91 20 1234 5678',
    CONTACT_ADDRESS: '1 Main Road | Pune 411001',
    SOCIAL_LINKS: 'https://www.linkedin.com/company/a, https://x.com/a',
  };
  expect(readConfig(configured).contact).toEqual({
    phone: '+91 20 1234 5678',
    address: ['1 Main Road', 'Pune 411001'],
    social: [
      { name: 'LinkedIn', url: 'https://www.linkedin.com/company/a' },
      { name: 'X', url: 'https://x.com/a' },
    ],
  });
});

describe('providers', () => {
  const registration = { OAUTH_GOOGLE_CLIENT_ID: 'site', OAUTH_GOOGLE_CLIENT_SECRET: 'secret' };

  test('a provider is configured by its id and secret', () => {
    expect(readConfig(registration).oauth).toEqual({
      google: { clientId: 'site', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
      github: null,
    });
    const github = { OAUTH_GITHUB_CLIENT_ID: 'site', OAUTH_GITHUB_CLIENT_SECRET: 'secret' };
    expect(readConfig(github).oauth.github).toEqual({
      clientId: 'site',
      clientSecret: 'secret',
      url: 'https://github.com',
      apiUrl: 'https://api.github.com',
    });
  });

  test('half a registration is named', () => {
    expect(() =>
      readConfig({ OAUTH_GOOGLE_CLIENT_ID: 'a', OAUTH_GITHUB_CLIENT_SECRET: 'b' }),
    ).toThrow(
      [
        'The environment is invalid:',
        '  OAUTH_GOOGLE_CLIENT_SECRET must be set with OAUTH_GOOGLE_CLIENT_ID',
        '  OAUTH_GITHUB_CLIENT_ID must be set with OAUTH_GITHUB_CLIENT_SECRET',
      ].join('\n'),
    );
  });

  test.each(['http://127.0.0.1:4000', 'http://localhost:4000/', 'https://id.example.org/tenant'])(
    'secrets may travel to %s',
    (OAUTH_GOOGLE_ISSUER) => {
      const { google } = readConfig({ ...registration, OAUTH_GOOGLE_ISSUER }).oauth;
      expect(google?.issuer).toBe(OAUTH_GOOGLE_ISSUER.replace(/\/$/, ''));
    },
  );

  test.each([
    'http://id.example.org',
    'id.example.org',
    'https://user@id.example.org',
    'ftp://x.org',
  ])('secrets may not travel to %s', (address) => {
    expect(() => readConfig({ ...registration, OAUTH_GOOGLE_ISSUER: address })).toThrow(
      'OAUTH_GOOGLE_ISSUER must be an address with https, such as https://accounts.google.com',
    );
  });
});
