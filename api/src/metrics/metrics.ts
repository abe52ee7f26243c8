import { setTimeout as wait } from 'node:timers/promises';
import { type PageViewReport, type Vital, vitals } from '@site/shared/contracts/releases';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';

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

/** Shorter than a scrape may take: a database that hangs must not hide everything else. */
const PATIENCE_MS = 3_000;

/** Connections, whether PostgreSQL responds, and what waits in the outbox; looked up when metrics are scraped. */
function measureDatabase(registry: Registry, { pool }: Pick<Database, 'pool'>): void {
  const registers = [registry];

  const query = async (sql: string) => {
    const response = pool.query(sql).then(
      ({ rows }) => rows[0] as Record<string, number>,
      () => null,
    );
    return Promise.race([response, wait(PATIENCE_MS, null, { ref: false })]);
  };

  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, and callers waiting for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'database_up',
    help: '1 if PostgreSQL answers',
    registers,
    async collect() {
      this.set((await query('select 1')) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'mails',
    help: 'Mails in the outbox: queued, or given up after their last attempt; absent while the database is away',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await query(`
        select count(*) filter (where job.id is null)::int as queued, count(job.id)::int as given_up
        from outbox left join jobs.job on job.name = 'mail' and job.id = outbox.id and job.state = 'failed'`);
      this.reset();
      if (!counts) return;
      this.set({ state: 'queued' }, counts.queued ?? 0);
      this.set({ state: 'given up' }, counts.given_up ?? 0);
    },
  });
  new Gauge({
    name: 'failed_jobs',
    help: 'Jobs that failed for good, mails included; absent while the database is away',
    registers,
    async collect() {
      const counts = await query(
        `select count(*)::int as failed from jobs.job where state = 'failed'`,
      );
      if (counts) this.set(counts.failed ?? 0);
      else this.remove();
    },
  });
}

export interface PageViewMetrics {
  /** @param page whose page it is, and for whom its release manifest is */
  count(report: PageViewReport, page: { unit: string; channel: string }): void;
}

const labelNames = ['unit', 'version', 'channel'] as const;

/** What browsers reported to this process of page views that count. Versions are those of releases. */
function measurePageViews(registry: Registry): PageViewMetrics {
  const registers = [registry];
  const views = new Counter({
    name: 'page_views_total',
    help: 'Page views that browsers reported, by the releases they used',
    labelNames,
    registers,
  });
  const failures = new Counter({
    name: 'page_view_failures_total',
    help: 'Page views in which a release failed, by the stage; healed if the version before took its place',
    labelNames: [...labelNames, 'stage', 'healed'],
    registers,
  });

  const inSeconds = (vital: Vital, help: string) => {
    const buckets = vitals[vital].edges.map((edge) => edge / 1000);
    const name = `page_${vital}_seconds`;
    const histogram = new Histogram({ name, help, labelNames, buckets, registers });
    return { observe: (labels: Labels, value: number) => histogram.observe(labels, value / 1000) };
  };
  const measured: Record<Vital, { observe(labels: Labels, value: number): void }> = {
    lcp: inSeconds('lcp', 'Largest Contentful Paint'),
    inp: inSeconds('inp', 'Interaction to Next Paint'),
    fcp: inSeconds('fcp', 'First Contentful Paint'),
    ttfb: inSeconds('ttfb', 'Time to First Byte'),
    cls: new Histogram({
      name: 'page_cls',
      help: 'Cumulative Layout Shift',
      labelNames,
      buckets: [...vitals.cls.edges],
      registers,
    }),
  };

  return {
    count({ units, vitals }, page) {
      for (const { unit, version, failed, healed } of units) {
        const labels = { unit, version, channel: page.channel };
        views.inc(labels);
        if (failed) failures.inc({ ...labels, stage: failed, healed: String(healed) });
        if (unit !== page.unit && unit !== 'shell') continue;
        for (const [vital, value] of Object.entries(vitals))
          if (value !== undefined) measured[vital as Vital].observe(labels, value);
      }
    },
  };
}

type Labels = Record<(typeof labelNames)[number], string>;
