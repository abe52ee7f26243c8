import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { composeSite, type Versions } from '../testing/composed-site.tsx';
import { Slot } from './slot.tsx';

const fails = (): never => {
  throw new Error('boom');
};
const FailsLater = () => {
  useEffect(fails, []);
  return <h1>Too new</h1>;
};
const FailsWithData = () => {
  const [data, setData] = useState<string>();
  useEffect(() => {
    queueMicrotask(() => setData('data'));
  }, []);
  return data ? fails() : <h1>Too new</h1>;
};
const FailsAtPress = () => {
  const [isPressed, press] = useState(false);
  return isPressed ? (
    fails()
  ) : (
    <button type="button" onClick={() => press(true)}>
      Press
    </button>
  );
};

let apiResponds = false;
const FailsByCall = () => {
  if (!apiResponds) throw Object.assign(new Error('status 503'), { isAxiosError: true });
  return <h1>With its data</h1>;
};

/** Versions with a page each at the path of the remote's name. */
const withPages = (
  name: string,
  Live: () => React.ReactNode,
  Before: () => React.ReactNode,
): Versions => ({
  live: { './routes': { routes: [{ path: `/${name.slice(4)}`, Component: Live }] } },
  before: { './routes': { routes: [{ path: `/${name.slice(4)}`, Component: Before }] } },
});
/** A remote that can't be loaded in any version. */
const notLoading = (name: string): Versions => ({
  live: {},
  before: {},
  facts: {
    pages: [{ path: `/${name}`, title: `Page of ${name}`, description: '' }],
    navigation: [{ label: `To ${name}`, path: `/${name}`, places: ['header'], order: 2 }],
  },
});
let slow: Promise<null> = Promise.resolve(null);
const Slow = () => <h1>There at last</h1>;
const Good = () => <h1>As before</h1>;

const remotes: Record<string, Versions> = {
  'mfe-render': withPages('mfe-render', fails, Good),
  'mfe-effect': withPages('mfe-effect', FailsLater, Good),
  'mfe-data': withPages('mfe-data', FailsWithData, Good),
  'mfe-typing': withPages('mfe-typing', fails, Good),
  'mfe-press': withPages('mfe-press', FailsAtPress, Good),
  'mfe-call': withPages('mfe-call', FailsByCall, Good),
  'mfe-both': withPages('mfe-both', fails, fails),
  'mfe-left': withPages('mfe-left', fails, Good),
  'mfe-leaving': withPages('mfe-leaving', fails, Good),
  'mfe-slow': {
    live: { './routes': { routes: [{ path: '/slow', loader: () => slow, Component: Slow }] } },
    before: {},
    facts: { navigation: [{ label: 'Slow', path: '/slow', places: ['header'], order: 1 }] },
  },
  'mfe-link': notLoading('link'),
  'mfe-back': notLoading('back'),
  'mfe-forward': notLoading('forward'),
  'mfe-moved': {
    live: { './routes': { routes: [{ path: '/moved', Component: Good }] } },
    before: {},
    facts: { redirects: { '/moved/old': '/moved', '/moved/all/:any': '/moved?all=1' } },
  },
  'mfe-again': { live: {}, before: {} },
  'mfe-slot': {
    live: { './panel': { default: fails } },
    before: { './panel': { default: () => <p>A panel as before</p> } },
    facts: {
      slots: [{ slot: 'home.panel', module: './panel' }],
      exposes: { './panel': { js: [], css: [] } },
    },
  },
};
const site = composeSite(remotes);

const asBefore = () => screen.findByRole('heading', { name: 'As before' });
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
const tryAgain = () => screen.findByRole('button', { name: 'Try again' });

let warned: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  site.reports.length = 0;
  // React and the router log every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['in its first rendering', 'render'],
  ['in its first effect', 'effect'],
  ['once its data is there', 'data'],
])('a page that throws %s makes way for that of the previous version', async (_case, path) => {
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(document.body.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  site.open(`/${path}?q=1#part`);
  expect(await asBefore()).toBeVisible();
  watch.disconnect();
  expect(shown.filter((text) => text.includes('taking a break'))).toEqual([]);
  expect(location.href).toMatch(`/${path}?q=1#part`);
  const remote = `mfe-${path}`;
  const report = { remote, version: 'live', stage: 'render', replacedBy: 'before' };
  await waitFor(() => expect(site.reports).toEqual([report]));
  const line = `${remote} failed at stage "render": boom; before runs instead`;
  expect(warned.mock.calls).toEqual([[line]]);
});

test('what a person types elsewhere on the page meanwhile stays', async () => {
  const arrive = site.hold();
  const user = site.open('/typing');
  const banner = await screen.findByRole('banner');
  await user.click(within(banner).getByRole('button', { name: 'Request Callback' }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByRole('textbox', { name: /^Name/ });
  await user.type(name, 'Asha Rao');
  arrive();
  expect(await screen.findByText('As before')).toBeInTheDocument();
  expect(name).toBeInTheDocument();
  expect(name).toHaveValue('Asha Rao');
  expect(banner).toBeInTheDocument();
});

test('a page that throws while a person uses it is replaced when they try again, and not before', async () => {
  const user = site.open('/press');
  await user.click(await screen.findByRole('button', { name: 'Press' }));
  const again = await tryAgain();
  expect(site.reports).toEqual([]);
  await user.click(again);
  expect(await asBefore()).toBeVisible();
  expect(screen.queryByText(/taking a break/)).not.toBeInTheDocument();
  const report = { version: 'live', stage: 'render', replacedBy: 'before' };
  await waitFor(() => expect(site.reports).toEqual([expect.objectContaining(report)]));
});

test('a page that a call of the API made throw stays with the live version, and tries again with it', async () => {
  const user = site.open('/call');
  const again = await tryAgain();
  expect(screen.queryByText(/stage/)).not.toBeInTheDocument();
  apiResponds = true;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'With its data' })).toBeVisible();
  expect(site.reports).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('if the previous version throws, too, the fallback names what failed first', async () => {
  site.open('/both');
  await tryAgain();
  expect(screen.getByText('mfe-both, stage render')).toBeInTheDocument();
  await waitFor(() =>
    expect(site.reports).toEqual([
      { remote: 'mfe-both', version: 'live', stage: 'render', replacedBy: 'before' },
      { remote: 'mfe-both', version: 'before', stage: 'render' },
    ]),
  );
  expect(localStorage).toHaveLength(0);
});

test('a person who goes elsewhere meanwhile gets there, and finds the page as it was when they come back', async () => {
  const arrive = site.hold();
  const user = site.open('/left');
  await screen.findByRole('status', { name: 'Loading page' });
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(navigation.getByRole('link', { name: 'Placement Training' }));
  const heading = await screen.findByRole('heading', { name: 'Placement training' });
  arrive();
  await waitFor(() => expect(site.reports).toHaveLength(1));
  expect(heading).toBeVisible();
  history.back();
  expect(await asBefore()).toBeVisible();
  expect(site.reports).toHaveLength(1);
});

test('a person who is on their way elsewhere gets there', async () => {
  const arrive = site.hold();
  let finish = (_: null) => {};
  slow = new Promise((resolve) => {
    finish = resolve;
  });
  const user = site.open('/leaving');
  await screen.findByRole('status', { name: 'Loading page' });
  await user.click(screen.getByRole('link', { name: 'Slow' }));
  arrive();
  await waitFor(() => expect(site.reports).toHaveLength(1));
  finish(null);
  expect(await screen.findByRole('heading', { name: 'There at last' })).toBeVisible();
});

const placementTraining = () => screen.findByRole('heading', { name: 'Placement training' });

test.each([
  ['link', async () => {}, (user: UserEvent) => user.click(link('To link'))],
  ['back', (user: UserEvent) => user.click(link('Placement Training')), () => history.back()],
  ['forward', () => history.back(), () => history.forward()],
])('a page that did not load is tried again by %s', async (way, leave, comeBack) => {
  const live = remotes[`mfe-${way}`]?.live ?? {};
  const user = site.open('/placementtraining');
  await placementTraining();
  await user.click(link(`To ${way}`));
  await tryAgain();
  expect(document.title).toMatch(`Page of ${way}`);
  expect(screen.getByRole('main')).toHaveFocus();
  await leave(user);
  if (way !== 'link') await placementTraining();
  live['./routes'] = { routes: [{ path: `/${way}`, Component: Good }] };
  await comeBack(user);
  expect(await asBefore()).toBeVisible();
  expect(screen.queryByText(/taking a break/)).not.toBeInTheDocument();
});

test('after Try again the focus is on the page, and on the button while there is none', async () => {
  const live = remotes['mfe-again']?.live ?? {};
  const user = site.open('/again');
  await user.click(await tryAgain());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  live['./routes'] = { routes: [{ path: '/again', Component: Good }] };
  await user.click(await tryAgain());
  expect(await asBefore()).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a panel that throws makes way for that of the previous version', async () => {
  site.show(
    <Slot name="home.panel">
      <p>No panel</p>
    </Slot>,
  );
  expect(await screen.findByText('A panel as before')).toBeVisible();
  const report = { remote: 'mfe-slot', version: 'live', stage: 'render', replacedBy: 'before' };
  await waitFor(() => expect(site.reports).toEqual([report]));
});

test.each([
  ['/moved/old?difficulty=hard#topics', '/moved?difficulty=hard#topics'],
  ['/moved/all/of?q=trees', '/moved?all=1&q=trees'],
  ['/moved/all/of#first', '/moved?all=1#first'],
])('a link to %s leads to %s, as its remote says', async (path, address) => {
  site.open(path);
  expect(await asBefore()).toBeVisible();
  expect(location.pathname + location.search + location.hash).toBe(address);
});
