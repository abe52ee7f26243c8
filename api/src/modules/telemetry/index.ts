export { sumOfBuckets } from './bucket-sums.ts';
export { provePage } from './page-view-proof.ts';
export { deleteOldCounts } from './page-views.repository.ts';
export { telemetryModule } from './telemetry.routes.ts';
export { createTelemetry, type Telemetry } from './telemetry.ts';
