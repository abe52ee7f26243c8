import { readConfig } from './config.ts';

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
