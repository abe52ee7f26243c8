export { copyMarks } from './offline/copy-marks.ts';
export { pageHeaders } from './page/policy.ts';
export { startRenderer } from './rendering/start-renderer.ts';
export { servePages, siteRoutes } from './site.ts';
