import { measureVitals } from './web-vitals.ts';

type Entry = Record<string, unknown>;
type Note = (list: { getEntries(): Entry[] }) => void;

/** What the browser has recorded, and those who want to hear of more. */
let recorded: Record<string, Entry[]>;
let notes: Record<string, Note>;
let supported: string[];

class Observer {
  static get supportedEntryTypes() {
    return supported;
  }
  #later: Entry[] = [];
  constructor(private readonly note: Note) {}
  observe({ type }: { type: string }) {
    notes[type] = this.note;
    this.#later = recorded[type] ?? [];
  }
  takeRecords() {
    return this.#later.splice(0);
  }
}

beforeEach(() => {
  recorded = {};
  notes = {};
  supported = ['paint', 'largest-contentful-paint', 'layout-shift', 'event', 'first-input'];
  Object.assign(window, { PerformanceObserver: Observer });
  Object.assign(performance, { getEntriesByType: (type: string) => recorded[type] ?? [] });
});

const opened = { responseStart: 120 };

/** Measures a page view of which this has been recorded. */
const vitalsOf = (entries: Record<string, Entry[]>, navigation = opened) => {
  recorded = entries;
  return measureVitals(navigation)();
};

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});
const press = (interactionId: number, duration: number) => ({ interactionId, duration });

test('what was painted and when the answer began is told in milliseconds', () => {
  const vitals = vitalsOf({
    paint: [
      { name: 'first-paint', startTime: 300 },
      { name: 'first-contentful-paint', startTime: 350.4 },
    ],
    'largest-contentful-paint': [{ startTime: 400 }, { startTime: 812.6 }],
  });
  expect(vitals).toMatchObject({ ttfb: 120, fcp: 350, lcp: 813 });
});

test('shifts that follow each other count together, for five seconds, and the worst of these times counts', () => {
  const near = [shift(1000, 0.05), shift(1900, 0.05), shift(2800, 0.1)];
  expect(vitalsOf({ 'layout-shift': near })).toMatchObject({ cls: 0.2 });
  const apart = [shift(1000, 0.05), shift(2100, 0.06), shift(9000, 0.01)];
  expect(vitalsOf({ 'layout-shift': apart })).toMatchObject({ cls: 0.06 });
  const long = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => shift(1000 + turn * 900, 0.01));
  expect(vitalsOf({ 'layout-shift': long })).toMatchObject({ cls: 0.06 });
});

test('what moves because somebody pressed something is no shift', () => {
  expect(vitalsOf({ 'layout-shift': [shift(1000, 0.5, true)] })).toMatchObject({ cls: 0 });
});

test('the slowest press counts, and of fifty one is left out', () => {
  const presses = [press(1, 48), press(2, 160), press(2, 120), press(0, 900)];
  expect(vitalsOf({ event: presses })).toMatchObject({ inp: 160 });
  const many = Array.from({ length: 60 }, (_, at) => press(at + 1, 40 + at));
  expect(vitalsOf({ event: many })).toMatchObject({ inp: 98 });
});

test('a first press that was quick is told too', () => {
  expect(vitalsOf({ 'first-input': [press(1, 16)] })).toMatchObject({ inp: 16 });
});

test('where nobody pressed anything, nothing is said of presses', () => {
  expect(vitalsOf({})).not.toHaveProperty('inp');
});

test('what happens after the beginning counts as well', () => {
  const vitals = measureVitals(opened);
  notes['largest-contentful-paint']?.({ getEntries: () => [{ startTime: 2000 }] });
  expect(vitals()).toMatchObject({ lcp: 2000 });
});

test('what is painted after the page was hidden says nothing of how long it took', () => {
  const vitals = vitalsOf({
    'visibility-state': [
      { name: 'visible', startTime: 0 },
      { name: 'hidden', startTime: 500 },
    ],
    paint: [{ name: 'first-contentful-paint', startTime: 450 }],
    'largest-contentful-paint': [{ startTime: 480 }, { startTime: 9000 }],
  });
  expect(vitals).toMatchObject({ fcp: 450, lcp: 480 });
});

test('a page that was made ready before it was wanted began when it was shown', () => {
  const vitals = vitalsOf(
    {
      'visibility-state': [
        { name: 'hidden', startTime: 0 },
        { name: 'visible', startTime: 3000 },
      ],
      paint: [{ name: 'first-contentful-paint', startTime: 3020 }],
      'largest-contentful-paint': [{ startTime: 3300 }],
    },
    { responseStart: 120, activationStart: 3000 } as typeof opened,
  );
  expect(vitals).toMatchObject({ ttfb: 0, fcp: 20, lcp: 300 });
});

test('a browser that measures nothing tells nothing but when the answer began', () => {
  supported = [];
  expect(vitalsOf({})).toEqual({ ttfb: 120 });
});
