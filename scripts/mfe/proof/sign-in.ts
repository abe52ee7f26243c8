/**
 * A page on which a person seems to be signed in, as a learner and as an administrator. Nobody is: the site gives no
 * session and hears of none. Its responses to that person are made up here, from the contract.
 */
import type { APIResponse, Page, Route } from '@playwright/test';
import { answersTo } from '@site/shared/testing/answers-to';
import { isMadeUp } from './proof-addresses.ts';
import { sampleOf } from './sample-value.ts';

/** Refused to visitors, or an address that a sample made up. */
const REFUSED_TO_VISITORS = [401, 403, 404];
const IMPOSSIBLE = 400;
const EMPTY_PICTURE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
/** The page for people who ship remotes, of which the shell alone has the parts. */
const START = '/test';

/**
 * Responds in place of the site, and lets the shell take up a session, by the address that sign-ins with other
 * providers come back to.
 */
export async function signIn(page: Page, url: string): Promise<void> {
  const { origin } = new URL(url);
  await page.route(
    (address) => address.origin === origin && !address.pathname.startsWith('/releases/'),
    answerFile,
  );
  // Of several routes that match, the last one is used.
  await page.route(({ pathname }) => pathname.startsWith('/v1/'), answer);
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/v1/auth/me')),
    page.goto(`${url}${START}?token=sample`),
  ]);
}

/** What visitors may see comes from the site; the rest is a sample. Nothing is changed. */
async function answer(route: Route): Promise<void> {
  const request = route.request();
  const method = request.method();
  const { pathname } = new URL(request.url());
  const sample = () => fulfilSample(route, `${method} ${pathname}`);
  if (method !== 'GET') return sample();
  const answered = await fetched(route);
  if (!answered) return;
  const status = answered.status();
  if (REFUSED_TO_VISITORS.includes(status)) return sample();
  if (status === IMPOSSIBLE && isMadeUp(pathname)) return sample();
  await route.fulfill({ response: answered });
}

async function fulfilSample(route: Route, call: string): Promise<void> {
  const [status, schema] =
    Object.entries(answersTo(call) ?? {}).find(([code]) => Number(code) < 300) ?? [];
  if (!schema) return route.fulfill({ status: 404, json: {} });
  await route.fulfill({ status: Number(status), json: sampleOf(schema) });
}

/**
 * A person's page is rendered by the browser, so what the server says of its address doesn't count. Pictures of samples
 * are empty.
 */
async function answerFile(route: Route): Promise<void> {
  const request = route.request();
  const isPicture = request.resourceType() === 'image';
  if (!isPicture && !request.isNavigationRequest()) return route.fallback();
  const response = await fetched(route, { maxRedirects: 0 });
  if (!response) return;
  const isThere = response.status() !== 404;
  if (isThere) return route.fulfill({ response });
  await route.fulfill(isPicture ? EMPTY_PICTURE : { response, status: 200 });
}

/** Nobody waits for what answers a page: a site that is gone fails the page's call instead. Returns null then. */
async function fetched(
  route: Route,
  options?: Parameters<Route['fetch']>[0],
): Promise<APIResponse | null> {
  try {
    return await route.fetch(options);
  } catch {
    await route.abort().catch(() => {});
    return null;
  }
}
