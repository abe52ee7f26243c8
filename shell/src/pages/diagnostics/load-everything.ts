import { type LoadEverything, pageHooks } from '@site/shared/contracts/composition';
import type { RouteObject } from 'react-router-dom';
import { liveManifest, loader } from '../../remotes/loader.ts';
import { RemoteFailure } from '../../remotes/stages.ts';
import { whyQuarantined } from './why-quarantined.ts';

/** Offers `LoadEverything` to the release tool, which opens /test before a release goes live. */
export function offerLoadEverything() {
  Reflect.set(globalThis, Symbol.for(pageHooks.loadEverything), loadEverything);
}

const loadEverything: LoadEverything = async (name) => {
  const result = await loader.load(name);
  if (result.status === 'failed') return [result.failure.message];
  const slots = liveManifest.releaseOf(name)?.slots ?? [];
  const loads = [
    ...pagesOf(result.routes),
    ...slots.map(
      ({ module }) =>
        () =>
          loader.module(name, module),
    ),
  ];
  const outcomes = await Promise.allSettled(loads.map(async (load) => load()));
  const failures = outcomes
    .filter((outcome) => outcome.status === 'rejected')
    .map(({ reason }) => failureOf(name, reason));
  // What the page has replaced by the previous version doesn't load either.
  const quarantine = whyQuarantined(name);
  return [...(quarantine ? [quarantine] : []), ...failures].map(({ message }) => message);
};

/** The pages that are separate chunks, to be loaded. */
const pagesOf = (routes: RouteObject[]): (() => Promise<unknown>)[] =>
  routes.flatMap(({ lazy, children = [] }) => [
    ...(typeof lazy === 'function' ? [lazy] : []),
    ...pagesOf(children),
  ]);

/** A page's chunk is loaded by webpack, which knows no stages. */
const failureOf = (name: string, reason: unknown) =>
  reason instanceof RemoteFailure ? reason : new RemoteFailure(name, 'evaluate', reason);
