import { setImmediate as turn } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { signIn } from './sign-in.ts';

test('a browser that closes during a sign-in is one failure, and leaves no unhandled rejection', async () => {
  const closed = () => Promise.reject(new Error('closed'));
  const page: Pick<Page, 'route' | 'goto' | 'waitForResponse'> = {
    route: async () => ({ dispose: closed, [Symbol.asyncDispose]: closed }),
    goto: closed,
    waitForResponse: closed,
  };
  await expect(signIn(page as Page, 'http://localhost:1')).rejects.toThrow('closed');
  // Jest fails a test in which a rejection is left over.
  await turn();
});

test('a site that is gone meanwhile fails the calls of the page, and not the program', async () => {
  const answers: ((route: Route) => Promise<void>)[] = [];
  const page = {
    route: async (_: unknown, answer: (route: Route) => Promise<void>) => {
      answers.push(answer);
    },
    goto: async () => {},
    waitForResponse: async () => {},
  };
  await signIn(page as unknown as Page, 'http://localhost:1');
  const abort = jest.fn(async () => {});
  const route = {
    request: () => ({
      method: () => 'GET',
      url: () => 'http://localhost:1/v1/roadmaps',
      resourceType: () => 'document',
      isNavigationRequest: () => true,
    }),
    fetch: () => Promise.reject(new Error('connect ECONNREFUSED')),
    abort,
  };
  for (const answer of answers) await answer(route as unknown as Route);
  expect(abort).toHaveBeenCalledTimes(2);
});
