/** One chunk, so that all of it is there once the network is gone. */
export { CachedPages } from './cached-pages.tsx';
export { OfflinePage } from './offline-page.tsx';
export { OfflineSupport } from './offline-support.tsx';
