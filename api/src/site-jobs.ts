import {
  deleteOldViews,
  mailDueNews,
  publishDueChanges,
  purgeTrash,
} from './areas/editorial/index.ts';
import { closeOverdue } from './areas/practice/index.ts';
import { deleteOldCounts, LOOK_SECONDS, signerOf, watchCanaries } from './areas/releases/index.ts';
import { deleteOldEntries } from './audit/index.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Job } from './jobs/start-jobs.ts';
import { deleteEndedWindows } from './limits/index.ts';
import { createMailTransport, queueWaitingMails, sendMail } from './mail/index.ts';
import { deleteOldAccountEvents } from './security-events/index.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const EVERY_HOUR = '0 * * * *';

/**
 * The background work of the whole site, done by whichever process takes it. What each process does for itself, such as
 * writing down what it has counted, isn't here.
 */
export async function siteJobs(config: Config, database: Database): Promise<Job[]> {
  const { kysely } = database;
  const store = { kysely, signer: await signerOf(config, database) };
  const transport = createMailTransport(config);
  return [
    { name: 'mail', work: (id) => sendMail(kysely, transport, id) },
    { name: 'waiting-mails', cron: EVERY_MINUTE, work: () => queueWaitingMails(kysely) },
    {
      name: 'news',
      cron: EVERY_MINUTE,
      work: () =>
        kysely.transaction().execute((transaction) => mailDueNews(transaction, config.publicUrl)),
    },
    { name: 'scheduled-changes', cron: EVERY_MINUTE, work: () => publishDueChanges(kysely) },
    {
      name: 'overdue-tests',
      cron: EVERY_MINUTE,
      work: () => closeOverdue(database, new Date()),
    },
    {
      name: 'canary',
      cron: EVERY_MINUTE,
      lookSeconds: LOOK_SECONDS,
      work: () => watchCanaries({ store, config }),
    },
    { name: 'limit-counts', cron: EVERY_TEN_MINUTES, work: () => deleteEndedWindows(kysely) },
    { name: 'page-view-counts', cron: EVERY_TEN_MINUTES, work: () => deleteOldCounts(kysely) },
    { name: 'article-trash', cron: EVERY_HOUR, work: () => purgeTrash(kysely) },
    { name: 'article-views', cron: EVERY_HOUR, work: () => deleteOldViews(kysely) },
    {
      name: 'account-events',
      cron: EVERY_HOUR,
      work: () => deleteOldAccountEvents(kysely),
    },
    {
      name: 'audit-log',
      cron: EVERY_HOUR,
      work: () => deleteOldEntries(kysely, config.auditDays),
    },
  ];
}
