import type { BrowserContext, Page } from '@playwright/test';

/** Detects everything by which a script would reveal itself; returns what has been detected so far. */
export async function listen(context: BrowserContext, site: string): Promise<() => string[]> {
  const heard: string[] = [];
  await context.exposeFunction('heardByTest', (what: string) => void heard.push(what));
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Reflect.set(window, name, (...given: unknown[]) => {
        Reflect.get(window, 'heardByTest')(`${name}(${given.join(', ')})`);
      });
    }
  });
  await context.route(
    (url) => url.origin !== site && url.protocol.startsWith('http'),
    (route) => {
      const type = route.request().resourceType();
      if (['script', 'document', 'stylesheet'].includes(type)) {
        heard.push(`${type} ${route.request().url()}`);
      }
      return route.abort();
    },
  );
  return () => heard;
}

/** Triggers what needs a user's action: links, forms, and elements that react to the pointer. */
export const touch = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) {
      for (const type of ['pointerover', 'mouseover', 'focus', 'toggle', 'animationstart']) {
        element.dispatchEvent(new Event(type, { bubbles: false }));
      }
      const { href } = element as HTMLAnchorElement;
      if (typeof href === 'string' && /^\s*(javascript|vbscript|data):/i.test(href)) {
        Reflect.get(window, 'heardByTest')(`link to ${href}`);
      }
    }
  });
