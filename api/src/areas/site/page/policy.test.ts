import { pageHeaders } from './policy.ts';

const policyFor = (...origins: string[]) => pageHeaders(origins)['content-security-policy'] ?? '';

test('pages call the site itself, and the origins that are configured', () => {
  expect(policyFor()).toContain("connect-src 'self';");
  expect(policyFor('https://api.example.org', 'https://posts.example.org')).toContain(
    "connect-src 'self' https://api.example.org https://posts.example.org;",
  );
});

test('nothing inline and nothing evaluated is allowed', () => {
  expect(policyFor('https://api.example.org')).not.toMatch(/unsafe|\*|http:/);
  expect(policyFor()).toContain("script-src 'self'; style-src 'self';");
});

test('what a document holds itself is allowed by its hash', () => {
  const inline = { styles: ['sha384-a', 'sha384-b'], scripts: ['sha384-c'] };
  expect(pageHeaders([], false, inline)['content-security-policy']).toContain(
    "script-src 'self' 'sha384-c'; style-src 'self' 'sha384-a' 'sha384-b';",
  );
});

test('code comes from the origin of the files alone if they have one of their own', () => {
  const policy = pageHeaders([], false, undefined, 'https://files.example.org');
  const directives = policy['content-security-policy']?.split('; ');
  expect(directives).toEqual(
    expect.arrayContaining([
      'script-src https://files.example.org',
      'style-src https://files.example.org',
      'font-src https://files.example.org',
      "img-src 'self' https: data: https://files.example.org",
      "frame-src 'self' https://files.example.org",
      "connect-src 'self' https://files.example.org",
      "worker-src 'self'",
      "frame-ancestors 'none'",
    ]),
  );
});

test('other sites may frame no page, and this site only what it frames itself', () => {
  expect(policyFor()).toContain("frame-ancestors 'none'");
  expect(pageHeaders([], true)['content-security-policy']).toContain("frame-ancestors 'self'");
});
