import { declared } from './describe.mjs';

test('a release says all that remote.json declares, so that an unknown key is refused and not lost', () => {
  const declaration = { mountPaths: ['/a'], mountPath: '/b' };
  expect(declared('mfe-a', { name: 'mfe-a', ...declaration })).toEqual(declaration);
});

test("a remote.json that was copied from another remote doesn't build", () => {
  expect(() => declared('mfe-a', { name: 'mfe-b' })).toThrow(
    'The name in mfe-a/remote.json must be mfe-a, not mfe-b.',
  );
});
