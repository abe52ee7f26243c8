import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { measureDatabase } from './database-metrics.ts';
import { measurePageViews, type PageViewMetrics } from './page-view-metrics.ts';

/** What one process counts; read by nobody unless METRICS_PORT is set. */
export interface Metrics {
  registry: Registry;
  securityEvents: Counter<'kind'>;
  remoteLoadFailures: Counter<'remote' | 'version' | 'stage' | 'replaced'>;
  renderFailures: Counter<'unit' | 'version' | 'reason'>;
  pageViews: PageViewMetrics;
}

/** Labels take few values, all of our own making: never an address, a name or anything typed. */
export function createMetrics(
  { metricsPort }: Pick<Config, 'metricsPort'>,
  database: Pick<Database, 'pool'>,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (metricsPort !== null) {
    collectDefaultMetrics({ register: registry });
    measureDatabase(registry, database);
  }
  return {
    registry,
    securityEvents: new Counter({
      name: 'security_events_total',
      help: 'Failed sign-ins, limits met, stolen tokens, changes of administrators',
      labelNames: ['kind'],
      registers,
    }),
    remoteLoadFailures: new Counter({
      name: 'remote_load_failures_total',
      help: 'Remotes that failed in browsers, by stage, and whether the previous version took their place',
      labelNames: ['remote', 'version', 'stage', 'replaced'],
      registers,
    }),
    renderFailures: new Counter({
      name: 'render_failures_total',
      help: "Pages that browsers had to render because the server couldn't",
      labelNames: ['unit', 'version', 'reason'],
      registers,
    }),
    pageViews: measurePageViews(registry),
  };
}
