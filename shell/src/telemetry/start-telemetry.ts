/** Until then the page has come to rest, and what else it needs is there: telling is of no use to its visitor. */
const AFTER_LOAD_MS = 5_000;

/** Has the page view told of. All else is in a file of its own: each byte here is one before the first content. */
export const startTelemetry = () =>
  addEventListener('load', () =>
    setTimeout(
      () => import('./tell-page-view.ts').then((module) => module.tellPageView()).catch(() => {}),
      AFTER_LOAD_MS,
    ),
  );
