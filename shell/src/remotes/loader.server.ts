/** What loader.ts is in a browser. On the server the renderer has brought every module that a page needs. */
import { renderFacts } from '@site/shared/rendering';
import type { RouteObject } from 'react-router-dom';
import { createLiveManifest } from './live-manifest.ts';
import type { RemoteLoader, RemoteRecord } from './remote-loader.ts';

export const liveManifest = {
  ...createLiveManifest(
    () => renderFacts().boot.releaseManifest,
    async () => {},
  ),
  current: () => renderFacts().boot.releaseManifest,
};

const modulesOf = (name: string) => renderFacts().remotes[name];

const routesOf = (name: string) =>
  (modulesOf(name)?.['./routes'] as { routes: RouteObject[] } | undefined)?.routes;

const untouched: RemoteRecord = { status: 'idle', version: null, stages: [], failure: null };

export const loader: Pick<RemoteLoader, 'recordOf' | 'load' | 'module' | 'routesForNewRouter'> = {
  recordOf: () => untouched,

  async load(name) {
    const routes = routesOf(name);
    if (!routes) throw new Error(`${name} wasn't loaded for this page`);
    return { status: 'loaded', routes };
  },

  module: async (name, exposed) => modulesOf(name)?.[exposed],

  routesForNewRouter: (name) => routesOf(name) ?? [],
};

export const renderedPanels = () => renderFacts().panels;
