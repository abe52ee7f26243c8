/**
 * Federation's runtime, loaded for the first remote. It offers the shell's modules to remotes, and itself: their entries
 * bring none (`externalRuntime` in scripts/webpack/remote-config.mjs).
 */
import { createInstance } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import sharedPackage from '@site/shared/package.json' with { type: 'json' };
import * as platform from '@site/shared/platform';
import React from 'react';
import JsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import { importSharedUi } from './shared-ui.ts';

/** What the entry of a remote puts into the page. */
export interface Container {
  init(shareScope: object | undefined): Promise<unknown>;
  get(exposed: string): Promise<() => unknown>;
}

const SCOPE = 'default';

/** Remotes bring no copies, so they get this version or none. */
const singleton = (version: string) => ({
  version,
  shareConfig: { singleton: true, requiredVersion: version },
});

const instance = createInstance({
  name: 'shell',
  remotes: [],
  shared: {
    react: { ...singleton(React.version), lib: () => React },
    'react/jsx-runtime': { ...singleton(React.version), lib: () => JsxRuntime },
    ...(process.env.NODE_ENV === 'development' && {
      'react/jsx-dev-runtime': {
        ...singleton(React.version),
        async get() {
          const { default: runtime } = await import('react/jsx-dev-runtime');
          return () => runtime;
        },
      },
    }),
    // Libraries import createPortal and flushSync from it. A copy's flushSync wouldn't flush: it knows no page.
    'react-dom': { ...singleton(ReactDom.version), lib: () => ReactDom },
    '@site/shared/platform': { ...singleton(sharedPackage.version), lib: () => platform },
    '@site/shared/ui': {
      ...singleton(sharedPackage.version),
      get: () => importSharedUi().then((ui) => () => ui),
    },
  },
  plugins: [injectExternalRuntimeCore()],
  shareStrategy: 'loaded-first',
});

const begun = new Map<Container, Promise<unknown>>();

/** A container is given the shared modules once; if that fails, again at the next request. */
function begin(container: Container): Promise<unknown> {
  const known = begun.get(container);
  if (known) return known;
  const beginning = container.init(instance.shareScopeMap[SCOPE]);
  beginning.catch(() => begun.delete(container));
  begun.set(container, beginning);
  return beginning;
}

/**
 * Evaluates an exposed module. The runtime's own functions for that know how to find remotes, load and preload their
 * files, which the shell does itself (docs/decisions/0021).
 */
export async function evaluate(container: Container, exposed: string): Promise<unknown> {
  await begin(container);
  const factory = await container.get(exposed);
  return factory();
}
