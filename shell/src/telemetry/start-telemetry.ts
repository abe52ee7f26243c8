/** By then the page has loaded all it needs: a report is of no use to its visitor. */
const AFTER_LOAD_MS = 5_000;

/** Has the page view reported. All else is in a file of its own: each byte here is one before the first content. */
export const startTelemetry = () =>
  addEventListener('load', () =>
    setTimeout(
      () =>
        import('./report-page-view.ts').then((module) => module.reportPageView()).catch(() => {}),
      AFTER_LOAD_MS,
    ),
  );
