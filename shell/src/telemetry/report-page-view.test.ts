import { pageViewReport } from '@site/shared/contracts/releases';
import { loader } from '../remotes/loader.ts';
import { notedFailures } from './noted-failures.ts';
import { reportPageView } from './report-page-view.ts';

const SHELL = '1.0.0-hshell0001';
const LIVE = '1.1.0-hlive00001';

jest.mock('@site/shared/platform', () => ({
  boot: () => ({
    config: { apiBaseUrl: '/' },
    releaseManifest: {
      shell: { version: '1.0.0-hshell0001' },
      remotes: { 'mfe-a': {}, 'mfe-b': {}, 'mfe-c': {} },
    },
  }),
}));
jest.mock('../remotes/loader.ts', () => ({ loader: { recordOf: jest.fn() } }));
jest.mock('./web-vitals.ts', () => ({ measureVitals: () => ({ lcp: 1200, cls: 0 }) }));

let sent: jest.SpyInstance;

/** What the document said, and how the page was come to. */
function open(serverTiming: object[], type = 'navigate') {
  Object.assign(performance, {
    getEntriesByType: () => [{ type, serverTiming, responseStart: 1 }],
  });
  reportPageView();
}

const proof = { name: 'page-view', description: 'the.proof' };
const reported = (call = 0) => pageViewReport.parse(JSON.parse(sent.mock.calls[call]?.[1].body));

function setVisibility(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  setVisibility('visible');
  document.body.innerHTML = '<main id="main"></main>';
  notedFailures.length = 0;
  jest
    .mocked(loader.recordOf)
    .mockImplementation(
      (name) => ({ version: name === 'mfe-c' ? null : LIVE }) as ReturnType<typeof loader.recordOf>,
    );
  sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
});
afterEach(() => {
  setVisibility('hidden');
  jest.useRealTimers();
});

test('a page that is hidden reports once what it used and how it went, and nothing about the person', () => {
  open([{ name: 'cdn' }, proof]);
  expect(sent).not.toHaveBeenCalled();
  setVisibility('hidden');
  setVisibility('visible');
  setVisibility('hidden');
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveBeenCalledTimes(1);
  const [address, init] = sent.mock.calls[0] ?? [];
  expect(address).toBe('/v1/telemetry');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  expect(reported()).toEqual({
    proof: 'the.proof',
    units: [
      { unit: 'shell', version: SHELL, failed: null, healed: false },
      { unit: 'mfe-a', version: LIVE, failed: null, healed: false },
      { unit: 'mfe-b', version: LIVE, failed: null, healed: false },
    ],
    vitals: { lcp: 1200, cls: 0 },
  });
});

test('a page that stays open reports after a while', () => {
  open([proof]);
  jest.runAllTimers();
  expect(sent).toHaveBeenCalledTimes(1);
  setVisibility('hidden');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a remote that failed is reported with the version and the stage that failed first', () => {
  notedFailures.push(
    { remote: 'mfe-a', version: '1.2.0-hbad000001', stage: 'evaluate', replacedBy: LIVE },
    { remote: 'mfe-a', version: LIVE, stage: 'render' },
    { remote: 'mfe-c', version: null, stage: 'release-manifest' },
  );
  open([proof]);
  jest.runAllTimers();
  expect(reported().units.slice(1)).toEqual([
    { unit: 'mfe-a', version: '1.2.0-hbad000001', failed: 'evaluate', healed: true },
    { unit: 'mfe-b', version: LIVE, failed: null, healed: false },
  ]);
});

test('a page of which nothing is left is a failure of the shell', () => {
  document.body.innerHTML = '<div role="alert">Error loading app</div>';
  open([proof]);
  jest.runAllTimers();
  expect(reported().units[0]).toMatchObject({ unit: 'shell', failed: 'render' });
});

test.each([
  ['brings no proof', [{ name: 'cdn', description: 'HIT' }], 'navigate'],
  ['comes from the history, whose proof was used', [proof], 'back_forward'],
])('nothing is reported of a document that %s', (_, timings, type) => {
  open(timings, type);
  jest.runAllTimers();
  setVisibility('hidden');
  expect(sent).not.toHaveBeenCalled();
});

test('a page that was prerendered reports once it is seen', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  open([proof]);
  jest.runAllTimers();
  expect(sent).not.toHaveBeenCalled();
  Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  jest.runAllTimers();
  expect(sent).toHaveBeenCalledTimes(1);
});
