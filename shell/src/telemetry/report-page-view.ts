import {
  PAGE_VIEW_PROOF,
  type PageViewReport,
  type UsedUnit,
} from '@site/shared/contracts/releases';
import { boot } from '@site/shared/platform';
import { loader } from '../remotes/loader.ts';
import { notedFailures } from './noted-failures.ts';
import { measureVitals } from './web-vitals.ts';

/** So that a failing release is found soon, however long people leave the page open. */
const LATEST_MS = 25_000;

const MOST_UNITS = 16;

/**
 * Reports how this page view went, once: when the page is left or hidden, or after a while. The report says nothing about
 * the person, and no cookies are sent. A document without a proof isn't reported, nor is one from the browser's history,
 * whose proof has been used. In development nothing is reported.
 */
export function reportPageView(): void {
  // Prerendered by the browser, and perhaps never seen.
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', reportPageView, { once: true });
    return;
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const proof = navigation && proofOf(navigation);
  if (!proof || process.env.NODE_ENV === 'development') return;
  const vitals = measureVitals();
  let isReported = false;
  const report = () => {
    if (isReported) return;
    isReported = true;
    send({ proof, units: usedMicrofrontends(), vitals });
  };
  setTimeout(report, LATEST_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report();
  });
  addEventListener('pagehide', report);
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

/** The shell, and the remotes that were requested. */
function usedMicrofrontends(): UsedUnit[] {
  const { shell, remotes } = boot().releaseManifest;
  // If the shell itself fails, nothing is left of its frame.
  const failed = document.getElementById('main') ? null : 'render';
  const used = Object.keys(remotes).flatMap((remote): UsedUnit[] => {
    const failure = notedFailures.find((noted) => noted.remote === remote);
    const version = failure?.version ?? loader.recordOf(remote).version;
    const healed = failure?.replacedBy !== undefined;
    return version ? [{ unit: remote, version, failed: failure?.stage ?? null, healed }] : [];
  });
  const own: UsedUnit = { unit: 'shell', version: shell.version, failed, healed: false };
  return [own, ...used].slice(0, MOST_UNITS);
}
