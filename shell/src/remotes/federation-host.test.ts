import contract from '@site/shared/package.json' with { type: 'json' };
import React from 'react';
import ReactDom from 'react-dom';
import { type Container, evaluate } from './federation-host.ts';

const containerOf = (modules: Record<string, object>) => ({
  init: jest.fn<Promise<unknown>, Parameters<Container['init']>>().mockResolvedValue(true),
  get: async (exposed: string) => () => modules[exposed],
});

test('a container is given the shared modules once, however many modules are requested', async () => {
  const [routes, panel] = [{ routes: [] }, { default: () => null }];
  const container = containerOf({ './routes': routes, './panel': panel });
  const evaluated = await Promise.all([
    evaluate(container, './routes'),
    evaluate(container, './panel'),
  ]);
  expect(evaluated).toEqual([routes, panel]);
  expect(container.init).toHaveBeenCalledTimes(1);
});

// The release says the same of the shell, and remotes take it (scripts/webpack/shared-modules.mjs).
test('it is given what the shell shares, in the versions that the page has', async () => {
  const container = containerOf({ './routes': { routes: [] } });
  await evaluate(container, './routes');
  const shared = container.init.mock.calls[0]?.[0] ?? {};
  const given = Object.entries(shared).map(([name, versions]) => [name, ...Object.keys(versions)]);
  expect(Object.fromEntries(given)).toEqual({
    react: React.version,
    'react/jsx-runtime': React.version,
    'react-dom': ReactDom.version,
    '@site/shared/platform': contract.version,
    '@site/shared/ui': contract.version,
  });
});

test('a container that could not take them is given them again', async () => {
  const routes = { routes: [] };
  const container = containerOf({ './routes': routes });
  container.init.mockRejectedValueOnce(new Error('not now'));
  await expect(evaluate(container, './routes')).rejects.toThrow('not now');
  expect(await evaluate(container, './routes')).toBe(routes);
});
