import { pageHooks, type ReleaseManifest, type RemoteRelease } from '@site/shared/contracts';
import { fakeApi, writeBoot } from '@site/shared/testing';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';
import { createRouter } from '../router.ts';
import { stubBrowser } from './browser-stubs.ts';

/** What the versions of a remote expose: that before is in the place of the live one if it fails. */
export interface Versions {
  live: Record<string, unknown>;
  before: Record<string, unknown>;
  /** Of both. */
  facts?: Partial<RemoteRelease>;
}

const releaseOf = (name: string, version: string, facts?: Partial<RemoteRelease>) =>
  testRemote(name, {
    version,
    base: `/releases/${name}/${version}/`,
    container: `${name.replace('-', '_')}_${version}`,
    uses: {},
    ...facts,
  });

/**
 * A site whose remotes have a live version, live, and one before it, before. Their files arrive at once, and what they
 * expose is what the test says.
 */
export function composeSite(remotes: Record<string, Versions>) {
  const names = Object.entries(remotes);
  const manifest: ReleaseManifest = testReleaseManifest(
    Object.fromEntries(
      names.map(([name, { facts }]) => [
        name,
        releaseOf(name, 'live', { ...facts, fallback: { version: 'before', description: '' } }),
      ]),
    ),
  );
  const descriptions = new Map(
    names.map(([name, { facts }]) => {
      const { previous, fallback, ...description } = releaseOf(name, 'before', facts);
      return [`/releases/${name}/before/release.json`, description];
    }),
  );
  const modules = new Map(
    names.flatMap(([name, versions]) =>
      (['live', 'before'] as const).flatMap((version) =>
        Object.entries(versions[version]).map(([exposed, module]) => [
          `${name.replace('-', '_')}_${version}${exposed.slice(1)}`,
          module,
        ]),
      ),
    ) as [string, unknown][],
  );
  const host = { registerRemotes() {}, loadRemote: async (id: string) => modules.get(id) };
  Reflect.set(globalThis, Symbol.for(pageHooks.federation), host);
  for (const name of Object.keys(remotes))
    for (const version of ['live', 'before'])
      Reflect.set(globalThis, `${name.replace('-', '_')}_${version}`, {});
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) node.dispatchEvent(new Event('load'));
  }).observe(document.head, { childList: true });

  /** What browsers told of failures. */
  const reports: unknown[] = [];
  /** What describes a version before arrives when this is over. */
  let held: Promise<void> = Promise.resolve();
  const answer = async (address: string, init?: RequestInit) => {
    if (address.endsWith('/v1/remote-failures')) reports.push(JSON.parse(String(init?.body)));
    if (address === '/release-manifest.json') return Response.json(manifest);
    const description = descriptions.get(address);
    if (description) await held;
    return description ? Response.json(description) : new Response('', { status: 202 });
  };

  return {
    reports,
    /** Keeps what describes a version before on its way. Answers what lets it arrive. */
    hold(): () => void {
      let arrive = () => {};
      held = new Promise((resolve) => {
        arrive = resolve;
      });
      return arrive;
    },
    /** Opens a page of the site as a visitor. */
    open(path: string) {
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation((address, init) => answer(String(address), init));
      stubBrowser({ reducedMotion: true, rests: true });
      fakeApi().install();
      writeBoot({ releaseManifest: manifest });
      history.replaceState(null, '', path);
      const user = userEvent.setup();
      return {
        user,
        ...render(
          <App createRouter={createRouter} firstRouter={createRouter()} onLive={() => {}} />,
        ),
      };
    },
  };
}
