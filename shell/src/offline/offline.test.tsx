import { OFFLINE_BLOCK, VISITOR_KEY } from '@site/shared/contracts/composition';
import { sessionStore } from '@site/shared/platform';
import { asha, fakeApi, renderApp } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { PageFailure } from '../pages/unavailable.tsx';
import { installCaches } from '../testing/fake-caches.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { setCacheOwner } from './cache-owner.ts';
import { OfflinePage, OfflineSupport } from './parts.tsx';
import { noteVisit } from './visited-pages.ts';

const ChunkError = Object.assign(new Error('Loading CSS chunk 609 failed.'), {
  request: '/609.css',
});

const pages: RouteObject[] = [
  { path: '/', element: <h1>Home</h1> },
  { path: '/offline', element: <OfflinePage /> },
  {
    path: '/placementtraining',
    Component: () => null,
    ErrorBoundary: PageFailure,
    loader: () => {
      throw ChunkError;
    },
  },
];

/** What the browser says of its network. */
function setOffline(isOffline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
}

const alertInMain = async () => within(await screen.findByRole('main')).findByRole('alert');

beforeEach(async () => {
  installCaches();
  await setCacheOwner(VISITOR_KEY);
  await noteVisit(VISITOR_KEY, { path: '/roadmaps/dsa', title: 'DSA Sheet · Stepwise' });
});

test('without a network every page says so, and leads to what can be opened', async () => {
  const { user } = renderShell(pages);
  setOffline(true);
  await user.click(await screen.findByRole('link', { name: "See what's available" }));
  expect(await screen.findByRole('heading', { level: 1, name: "You're offline" })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'DSA Sheet' })).toHaveAttribute(
    'href',
    '/roadmaps/dsa',
  );
  setOffline(false);
  expect(await screen.findByRole('heading', { name: 'Available offline', level: 1 })).toBeVisible();
  expect(screen.queryByText("You're offline")).not.toBeInTheDocument();
});

test("a page whose code is not there says so between header and footer, without a word of the browser's", async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderShell(pages, { path: '/placementtraining' });
  const alert = await alertInMain();
  expect(alert).toHaveTextContent("You're offline");
  expect(await screen.findByRole('link', { name: 'DSA Sheet' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/chunk/i);
});

test('with a network it says that it could not be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderShell(pages, { path: '/placementtraining' });
  expect(await alertInMain()).toHaveTextContent("We couldn't load it.");
  expect(document.body).not.toHaveTextContent(/chunk/i);
});

test('a page is cached as soon as it has shown itself, for anyone who loses the network right after', async () => {
  const block = document.createElement('script');
  block.id = OFFLINE_BLOCK;
  block.type = 'application/json';
  block.textContent = '["/v1/roadmaps"]';
  document.body.append(block);
  const active = { postMessage: jest.fn() };
  const value = {
    controller: active,
    ready: Promise.resolve({ active }),
    register: () => Promise.resolve(),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  Object.assign(performance, { getEntriesByType: () => [] });
  const response = new Response('{}');
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  renderShell(pages, { rests: true });
  await waitFor(() => expect(fetched).toHaveBeenCalledWith('/v1/roadmaps', { cache: 'no-cache' }));
  // Otherwise the request would stay open until the page is left.
  await waitFor(() => expect(response.bodyUsed).toBe(true));
  expect(active.postMessage).toHaveBeenCalled();
  block.remove();
});

const HERS = `/v1/users/${asha.id}/revisions`;

/** A document made from a response that is Asha's, in a browser with a service worker. */
function openHerDocument() {
  installCaches();
  const block = document.createElement('script');
  block.id = OFFLINE_BLOCK;
  block.type = 'application/json';
  block.textContent = JSON.stringify([HERS]);
  document.body.append(block);
  const active = { postMessage: jest.fn() };
  const serviceWorker = {
    controller: active,
    ready: Promise.resolve({ active }),
    register: () => Promise.resolve(),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(performance, { getEntriesByType: () => [] });
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  renderApp([{ path: '/', element: <OfflineSupport /> }], { session: asha, api: fakeApi() });
  return { active, fetched, block };
}

test('what her page was made from is cached for her, and not requested once she has logged out', async () => {
  const { active, fetched, block } = openHerDocument();
  await waitFor(() => expect(fetched).toHaveBeenCalledWith(HERS, { cache: 'no-cache' }));
  act(() => sessionStore.getState().expire());
  await waitFor(() => expect(active.postMessage).toHaveBeenCalledTimes(2));
  expect(fetched).toHaveBeenCalledTimes(1);
  block.remove();
});
