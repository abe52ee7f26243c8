import * as platform from './index.ts';

/** Components stay open: React's tools write their names into them. */
const isComponent = (value: object) => '$$typeof' in value;

/** What the façade exports that has members, as every unit is given it. */
const offered = Object.entries<unknown>(platform).filter(
  (entry): entry is [string, object] =>
    entry[1] !== null &&
    (typeof entry[1] === 'object' || typeof entry[1] === 'function') &&
    !isComponent(entry[1]) &&
    Object.keys(entry[1]).some((key) => key !== 'displayName'),
);

test('the façade offers objects with members', () => {
  expect(offered.map(([name]) => name).sort()).toEqual([
    'events',
    'http',
    'outbox',
    'queryClient',
    'records',
    'sessionStore',
    'toast',
  ]);
});

test.each(offered)('a unit that replaces or adds a member of %s is refused', (_, one) => {
  const members = Object.entries(one);
  for (const key of [...Object.keys(one), 'added'])
    expect(() => Object.assign(one, { [key]: 'mine' })).toThrow(TypeError);
  expect(Object.entries(one)).toEqual(members);
});

test('what a unit writes into the boot block is refused, down to the release of another unit', () => {
  const block = Object.assign(document.createElement('script'), {
    ...{ id: 'boot', type: 'application/json' },
    textContent:
      '{"config":{"origin":"a"},"releaseManifest":{"remotes":{"mfe-a":{"version":"1"}}}}',
  });
  document.body.append(block);
  const { config, releaseManifest } = platform.boot();
  for (const part of [config, releaseManifest, releaseManifest.remotes['mfe-a']])
    expect(() => Object.assign(part ?? {}, { version: '2' })).toThrow(TypeError);
  expect(platform.boot().releaseManifest.remotes['mfe-a']).toEqual({ version: '1' });
  block.remove();
});
