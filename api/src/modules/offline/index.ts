export { copyMarks } from './copy-marks.ts';
export { mayBeKept } from './may-be-kept.ts';
export { serviceWorkerRoutes } from './service-worker.routes.ts';
export { webAppRoutes } from './web-app.routes.ts';
