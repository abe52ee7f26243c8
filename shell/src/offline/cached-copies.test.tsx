import { OFFLINE_BLOCK } from '@site/shared/contracts';
import { sessionStore } from '@site/shared/platform';
import { asha, fakeApi, renderApp } from '@site/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { installCaches } from '../testing/fake-caches.ts';
import { OfflineSupport } from './offline-support.tsx';

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
