import type { RemoteRelease } from '@site/shared/contracts/composition';
import { SessionProvider } from '@site/shared/session';
import { fakeApi, signManifest, writeBoot } from '@site/shared/testing';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { App } from '../app.tsx';
import type { Container } from '../remotes/federation-host.ts';
import { createRouter } from '../router.ts';
import { stubBrowser } from './browser-stubs.ts';

/** What a remote exposes in its live version, and in the one that was live before. */
export interface Versions {
  live: Record<string, unknown>;
  before: Record<string, unknown>;
  /** Of both. */
  facts?: Partial<RemoteRelease>;
}

const containerOf = (name: string, version: string) => `${name.replace('-', '_')}_${version}`;

const releaseOf = (name: string, version: keyof Versions, facts?: Partial<RemoteRelease>) =>
  testRemote(name, {
    version,
    base: `/releases/${name}/${version}/`,
    container: containerOf(name, version),
    uses: {},
    ...facts,
  });

/** A site of remotes whose live version is called live, and the one that was live before before. Their files arrive at once. */
export function composeSite(remotes: Record<string, Versions>) {
  const all = Object.entries(remotes);
  const fallback = { version: 'before', description: '' };
  const releaseManifest = signManifest(
    testReleaseManifest(
      Object.fromEntries(
        all.map(([name, { facts }]) => [name, releaseOf(name, 'live', { ...facts, fallback })]),
      ),
    ),
  );
  offerModules(remotes);
  loadAtOnce();

  const reports: unknown[] = [];
  let held = Promise.resolve();
  const respond = async (address: string, init?: RequestInit) => {
    if (address === '/release-manifest.json') return Response.json(releaseManifest);
    if (address.endsWith('/release.json')) {
      await held;
      const [, , name = ''] = new URL(address, location.href).pathname.split('/');
      return Response.json(releaseOf(name, 'before', remotes[name]?.facts));
    }
    reports.push(JSON.parse(String(init?.body)));
    return Response.json({}, { status: 202 });
  };

  const routers: ReturnType<typeof createRouter>[] = [];
  const nextRouter = () => {
    const router = createRouter();
    routers.push(router);
    return router;
  };

  function begin(path: string) {
    // Those of earlier tests would go along with Back and Forward, and take the remotes' routes.
    for (const router of routers) router.dispose();
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((address, init) => respond(String(address), init));
    stubBrowser({ reducedMotion: true, rests: true });
    fakeApi().install();
    writeBoot({ releaseManifest });
    history.replaceState(null, '', path);
  }

  return {
    /** Prepares a page as a visitor gets it, for tests that open it themselves. */
    begin,
    /** The failures reported to the API. */
    reports,
    /** Holds back the descriptions of the previous versions. Returns a function that lets them arrive. */
    hold(): () => void {
      let arrive = () => {};
      held = new Promise((resolve) => {
        arrive = resolve;
      });
      return arrive;
    },
    /** Opens a page. */
    open(path: string) {
      begin(path);
      render(<App createRouter={nextRouter} firstRouter={nextRouter()} onLive={() => {}} />);
      return userEvent.setup();
    },
    /** Shows a part of a page alone. */
    show(part: ReactNode) {
      begin('/');
      render(<SessionProvider>{part}</SessionProvider>);
    },
  };
}

/** The containers that entries of remotes would put into the page. */
function offerModules(remotes: Record<string, Versions>) {
  for (const [name, versions] of Object.entries(remotes)) {
    for (const version of ['live', 'before'] as const) {
      const exposes = versions[version] as Record<string, unknown>;
      const container: Container = {
        init: async () => true,
        get: async (exposed) => () => exposes[exposed],
      };
      Reflect.set(globalThis, containerOf(name, version), container);
    }
  }
}

/** jsdom loads no files. */
function loadAtOnce() {
  const load = (changes: MutationRecord[]) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) node.dispatchEvent(new Event('load'));
  };
  new MutationObserver(load).observe(document.head, { childList: true });
}
