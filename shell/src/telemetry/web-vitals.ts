/**
 * The web vitals of this page view as browsers define them (web.dev/vitals), from what the browser has recorded. The
 * package of that name also follows pages that come back and navigations within a page, and is larger than all of this
 * may be.
 */
import type { PageViewReport } from '@site/shared/contracts';

type WebVitals = PageViewReport['vitals'];

/** What TypeScript's library doesn't know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
type Navigation = Pick<PerformanceNavigationTiming, 'responseStart'> & { activationStart?: number };
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** Of interactions, browsers tell no shorter ones. */
const SHORTEST_INTERACTION_MS = 40;

/** Shifts that follow each other within a second count together, for at most five. */
const SHIFT_PAUSE_MS = 1000;
const SHIFTS_MS = 5000;

/** Of so many interactions, one is left out. */
const INTERACTIONS_A_SLOW_ONE = 50;

/** @returns what says what has been measured so far */
export function measureVitals({ responseStart, activationStart = 0 }: Navigation): () => WebVitals {
  const vitals: WebVitals = {};
  const pending: (() => void)[] = [];

  const observe = <Entry extends PerformanceEntry>(
    type: string,
    note: (entry: Entry) => void,
    options?: { durationThreshold: number },
  ) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const take = (entries: PerformanceEntryList) => {
      for (const entry of entries) note(entry as Entry);
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type, buffered: true, ...options } as PerformanceObserverInit);
    pending.push(() => take(observer.takeRecords()));
  };

  /** A page that was made ready before it was wanted began when it was shown. */
  const sinceStart = (time: number) => Math.max(Math.round(time - activationStart), 0);
  const hiddenAt = firstHidden(activationStart);

  if (responseStart > 0) vitals.ttfb = sinceStart(responseStart);
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint' && startTime < hiddenAt)
      vitals.fcp = sinceStart(startTime);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    if (startTime < hiddenAt) vitals.lcp = sinceStart(startTime);
  });

  let [sum, first, last] = [0, 0, 0];
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) vitals.cls = 0;
  observe<LayoutShift>('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const follows = startTime - last < SHIFT_PAUSE_MS && startTime - first < SHIFTS_MS;
    if (!follows) first = startTime;
    last = startTime;
    sum = follows ? sum + value : value;
    vitals.cls = Math.max(vitals.cls ?? 0, Number(sum.toFixed(4)));
  });

  const interactions = new Map<number, number>();
  const noteInteraction = ({ interactionId = 0, duration }: Interaction) => {
    if (interactionId)
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    const durations = [...interactions.values()].sort((one, other) => other - one);
    const { interactionCount = durations.length } = performance as { interactionCount?: number };
    const slowOnes = Math.floor(interactionCount / INTERACTIONS_A_SLOW_ONE);
    const duration98 = durations[Math.min(slowOnes, durations.length - 1)];
    if (duration98 !== undefined) vitals.inp = duration98;
  };
  observe('event', noteInteraction, { durationThreshold: SHORTEST_INTERACTION_MS });
  observe('first-input', noteInteraction);

  return () => {
    for (const take of pending) take();
    return vitals;
  };
}

/** Nothing is painted while nobody sees the page; what comes later says nothing of how long it took. */
function firstHidden(activationStart: number): number {
  const states = performance.getEntriesByType('visibility-state');
  const hidden = states.find(
    ({ name, startTime }) => name === 'hidden' && startTime >= activationStart,
  );
  return hidden?.startTime ?? (document.visibilityState === 'hidden' ? 0 : Infinity);
}
