import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { SecurityEvents } from './security-events/index.ts';

/** What every module is given. */
export interface Context {
  config: Config;
  database: Database;
  securityEvents: SecurityEvents;
  metrics: Metrics;
}
