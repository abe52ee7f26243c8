import { pageHooks } from '@site/shared/contracts';
import type { Container, FederationHost } from './federation-host.ts';

const shareScope = { react: {} };

/** What webpack replaces these names with. */
Object.assign(globalThis, {
  __webpack_init_sharing__: async () => {},
  __webpack_share_scopes__: { default: shareScope },
});

async function startHost(): Promise<FederationHost> {
  await import('./federation-host.ts');
  return Reflect.get(globalThis, Symbol.for(pageHooks.federation));
}

const containerOf = (modules: Record<string, object>) => ({
  init: jest.fn<Promise<unknown>, Parameters<Container['init']>>().mockResolvedValue(true),
  get: async (exposed: string) => () => modules[exposed],
});

test('a container is given the shared modules once, however many modules are requested', async () => {
  const { evaluate } = await startHost();
  const [routes, panel] = [{ routes: [] }, { default: () => null }];
  const container = containerOf({ './routes': routes, './panel': panel });
  const evaluated = await Promise.all([
    evaluate(container, './routes'),
    evaluate(container, './panel'),
  ]);
  expect(evaluated).toEqual([routes, panel]);
  expect(container.init).toHaveBeenCalledTimes(1);
  expect(container.init).toHaveBeenCalledWith(shareScope);
});

test('a container that could not take them is given them again', async () => {
  const { evaluate } = await startHost();
  const routes = { routes: [] };
  const container = containerOf({ './routes': routes });
  container.init.mockRejectedValueOnce(new Error('not now'));
  await expect(evaluate(container, './routes')).rejects.toThrow('not now');
  expect(await evaluate(container, './routes')).toBe(routes);
});
