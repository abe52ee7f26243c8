import PgBoss from 'pg-boss';

const HOUR = 60 * 60;

/**
 * The library that does jobs, over connections of ours: it opens none. Its tables and queues are made by our migrations,
 * in a schema of their own.
 */
export const createBoss = (db: PgBoss.Db) =>
  new PgBoss({
    db,
    schema: 'jobs',
    migrate: false,
    // A job that its process left behind is found this soon after its time is over.
    maintenanceIntervalSeconds: 30,
    cronMonitorIntervalSeconds: 15,
    archiveCompletedAfterSeconds: HOUR,
    // Until an administrator tries them again.
    archiveFailedAfterSeconds: 365 * 24 * HOUR,
    deleteAfterHours: 1,
  });
