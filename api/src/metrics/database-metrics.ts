import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';

/** Shorter than a scrape may take: a database that hangs must not hide everything else. */
const PATIENCE_MS = 3_000;

/** Connections, whether PostgreSQL responds, and what waits in the outbox; looked up when metrics are scraped. */
export function measureDatabase(registry: Registry, { pool }: Pick<Database, 'pool'>): void {
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
