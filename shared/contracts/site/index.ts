export * from './health.ts';
export * from './jobs.ts';
export * from './render-request.ts';
export * from './rendering-status.ts';
export * from './routes.ts';
export * from './search.ts';
