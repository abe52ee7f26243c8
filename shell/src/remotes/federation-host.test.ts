import { providedByShell } from '../../../scripts/webpack/shared-modules.mjs';
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

test('it is given what the release says that the shell shares, in the same versions', async () => {
  const container = containerOf({ './routes': { routes: [] } });
  await evaluate(container, './routes');
  const shared = container.init.mock.calls[0]?.[0] ?? {};
  expect(
    Object.entries(shared).map(([name, versions]) => [name, ...Object.keys(versions)]),
  ).toEqual(providedByShell.map(({ name, version }) => [name, version]));
});

test('a container that could not take them is given them again', async () => {
  const routes = { routes: [] };
  const container = containerOf({ './routes': routes });
  container.init.mockRejectedValueOnce(new Error('not now'));
  await expect(evaluate(container, './routes')).rejects.toThrow('not now');
  expect(await evaluate(container, './routes')).toBe(routes);
});
