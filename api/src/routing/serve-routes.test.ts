import { routes } from '@site/shared/contracts';
import { routesOf } from '../../testing/routes.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let served: string[];
beforeAll(async () => {
  const all = await routesOf(async () => {
    site = await createTestApp();
    await site.app.ready();
  });
  served = all.map(({ name }) => name);
});
afterAll(() => site.close());

/** Served without its closing slash, too. */
const isTwin = (name: string) => served.includes(`${name}/`);

test('every route below /v1 is one that the contracts define, with its access', () => {
  expect(served.filter((name) => !isTwin(name)).toSorted()).toEqual(Object.keys(routes).toSorted());
});
