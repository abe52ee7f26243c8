/** In one file, so that all of it is there once the network is away. */
export { KeptPages } from './kept-pages.tsx';
export { OfflinePage } from './offline-page.tsx';
export { OfflineSupport } from './offline-support.tsx';
