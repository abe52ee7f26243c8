import { PAGE_VIEW_PROOF, type PageViewReport, type UsedUnit } from '@site/shared/contracts';
import { boot } from '@site/shared/platform';
import { loader } from '../remotes/loader.ts';
import { notedFailures } from './noted-failures.ts';
import { measureVitals } from './web-vitals.ts';

/** So that a failing release is found soon, however long people keep the page open. */
const LATEST_MS = 25_000;

const MOST_UNITS = 16;

/**
 * Tells how this page view went, once: when the page is left or hidden, or after a while. Nothing is said about the
 * person, and no cookies are sent. A document that brought no proof doesn't want to be told of, nor does one that comes
 * from the browser's history, whose proof has been used. In development nothing is told.
 */
export function tellPageView(): void {
  // Made ready by the browser before anybody wants to see it, and perhaps never seen.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', tellPageView, { once: true });
    return;
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const proof = navigation && proofOf(navigation);
  if (!proof || process.env.NODE_ENV === 'development') return;
  const vitals = measureVitals();
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    send({ proof, units: usedUnits(), vitals });
  };
  setTimeout(tell, LATEST_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
  addEventListener('pagehide', tell);
}

/** From a header of the document, which browsers show to secure pages alone. */
const proofOf = ({ type, serverTiming }: PerformanceNavigationTiming) =>
  type === 'back_forward'
    ? undefined
    : serverTiming?.find(({ name }) => name === PAGE_VIEW_PROOF)?.description;

/** A report that is lost stays lost. */
function send(report: PageViewReport): void {
  fetch(`${boot().config.apiBaseUrl.replace(/\/$/, '')}/v1/telemetry`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => {});
}

/** The shell, and the remotes that were asked for. */
function usedUnits(): UsedUnit[] {
  const { shell, remotes } = boot().releaseManifest;
  // Where the shell itself fails, nothing is left of its frame.
  const failed = document.getElementById('main') ? null : 'render';
  const used = Object.keys(remotes).flatMap((unit): UsedUnit[] => {
    const failure = notedFailures.find(({ remote }) => remote === unit);
    const version = failure?.version ?? loader.recordOf(unit).version;
    const healed = failure?.replacedBy !== undefined;
    return version ? [{ unit, version, failed: failure?.stage ?? null, healed }] : [];
  });
  const own: UsedUnit = { unit: 'shell', version: shell.version, failed, healed: false };
  return [own, ...used].slice(0, MOST_UNITS);
}
