import { asReleased } from '@site/api/composition';
import { policyFor } from './policy.ts';

const SERVER = 'http://localhost:13000';
const strict = asReleased.pageHeaders([]);
const directivesOf = (headers: Record<string, string>) =>
  (headers['content-security-policy'] ?? '').split('; ');

test('code may come from the development server, and still none that is inline', () => {
  expect(directivesOf(policyFor(SERVER, strict))).toContain(`script-src 'self' ${SERVER}`);
});

test('styles may change without a reload, whatever a document holds itself', () => {
  const inline = { styles: ['sha384-a'], scripts: ['sha384-b'] };
  const directives = directivesOf(policyFor(SERVER, asReleased.pageHeaders([], false, inline)));
  // A hash beside 'unsafe-inline' would undo it.
  expect(directives).toContain(`style-src 'self' ${SERVER} 'unsafe-inline'`);
  expect(directives).toContain(`script-src 'self' 'sha384-b' ${SERVER}`);
});

test('news of builds may arrive', () => {
  const connections = directivesOf(policyFor(SERVER, strict)).find((directive) =>
    directive.startsWith('connect-src'),
  );
  expect(connections?.split(' ')).toEqual(expect.arrayContaining([SERVER, 'ws://localhost:13000']));
});

test('what hot reload does not need is forbidden as in production', () => {
  const unchanged = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
  expect(directivesOf(policyFor(SERVER, strict))).toEqual(expect.arrayContaining(unchanged));
  expect(policyFor(SERVER, strict)).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
});

test('files that change as they are written need no hash', () => {
  expect(strict).toHaveProperty('integrity-policy');
  expect(policyFor(SERVER, strict)).not.toHaveProperty('integrity-policy');
});
