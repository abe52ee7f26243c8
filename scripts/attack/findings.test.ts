import { Failures, leakIn } from './findings.ts';

test.each([
  ['a stack', 'Error: no\n    at read (/srv/site/api/dist/server.js:10:3)'],
  ['a path of ours', 'cannot open api/src/app.ts'],
  ['a package', 'node_modules/pg/lib/client.js'],
  ['what the database says', 'relation "users" does not exist'],
])('a refusal that leaks %s is found', (_, body) => {
  expect(leakIn({ statusCode: 500, body })).not.toBeNull();
  expect(leakIn({ statusCode: 200, body })).toBeNull();
});

test('a refusal in words for people reveals nothing', () => {
  expect(leakIn({ statusCode: 404, body: 'There is nothing at GET /v1/etc/passwd.' })).toBeNull();
});

test('a failure that happens again is counted, not repeated', () => {
  const failures = new Failures();
  failures.add('answered 500');
  failures.add('answered 500');
  failures.add('no answer');
  expect(failures.list()).toEqual(['answered 500 (2 times)', 'no answer']);
});
