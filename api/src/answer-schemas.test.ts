import { operations } from '@site/shared/testing/operations';
import * as z from 'zod/mini';
import { type Route, routesOf } from '../testing/routes.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** Tests of pages are answered in the place of the API, from a list of what it answers. */
let site: TestApp;
let routes: Route[];
beforeAll(async () => {
  routes = await routesOf(async () => {
    site = await createTestApp();
    await site.app.ready();
  });
});
afterAll(() => site.close());

/** A page never calls what only sends a browser elsewhere. */
const isCalled = ({ answers }: Route) => !(302 in answers);

/** Served without its closing slash, too. */
const isTwin = ({ name }: Route) => routes.some((other) => other.name === `${name}/`);

const described = (answers: Record<number, z.core.$ZodType>) =>
  Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }),
    ]),
  );

test('the list names every route, and what each answers', () => {
  const declared = routes
    .filter((route) => isCalled(route) && !isTwin(route))
    .map(({ name, answers }) => [name, described(answers)]);
  const listed = Object.entries<Route['answers']>(operations).map(([name, answers]) => [
    name,
    described(answers),
  ]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(declared));
});
