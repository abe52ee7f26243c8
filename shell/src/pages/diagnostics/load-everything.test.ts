import {
  type LoadEverything,
  pageHooks,
  type RemoteRelease,
} from '@site/shared/contracts/composition';
import type { RouteObject } from 'react-router-dom';
import { liveManifest, loader } from '../../remotes/loader.ts';
import { noteReplacement } from '../../remotes/replaced.ts';
import { RemoteFailure } from '../../remotes/stages.ts';
import { offerLoadEverything } from './load-everything.ts';

const fails = (reason: unknown) => async () => {
  throw reason;
};
const Page = () => null;
const page = async () => ({ Component: Page });

/** What the release tool hears of a remote with these routes, and with one slot. */
function loadRemote(routes: RouteObject[], slot: () => Promise<unknown> = async () => ({})) {
  jest.spyOn(loader, 'load').mockResolvedValue({ status: 'loaded', routes });
  jest.spyOn(loader, 'module').mockImplementation(slot);
  const slots = [{ slot: 'home', module: './panel' }] as unknown as RemoteRelease['slots'];
  jest.spyOn(liveManifest, 'releaseOf').mockReturnValue({ version: '2', slots } as RemoteRelease);
  offerLoadEverything();
  const loadEverything: LoadEverything = Reflect.get(
    globalThis,
    Symbol.for(pageHooks.loadEverything),
  );
  return loadEverything('mfe-a');
}

test('a remote whose pages and slots all load has nothing against it', async () => {
  expect(await loadRemote([{ path: '/a', lazy: page }])).toEqual([]);
});

test('a page that throws while it is evaluated is named, however deep it lies', async () => {
  const routes = [{ path: '/a', children: [{ path: 'b', lazy: fails(new Error('boom')) }] }];
  expect(await loadRemote(routes)).toEqual(['mfe-a failed at stage "evaluate": boom']);
});

test('a slot that throws while it is evaluated is named', async () => {
  const failure = new RemoteFailure('mfe-a', 'evaluate', new Error('boom'));
  expect(await loadRemote([{ path: '/a', lazy: page }], fails(failure))).toEqual([
    'mfe-a failed at stage "evaluate": boom',
  ]);
});

test('a version that the page has replaced by the previous one is named, though something loaded', async () => {
  const routes = [{ path: '/a', lazy: page }];
  const failure = new RemoteFailure('mfe-a', 'evaluate', new Error('boom'));
  noteReplacement('mfe-a', { routes }, { version: '2', failure });
  expect(await loadRemote(routes)).toEqual(['mfe-a failed at stage "evaluate": boom']);
});
