import type { TestApp } from './test-app.ts';

/** A mail that waits in the outbox. */
interface QueuedMail {
  to: string | null;
  subject: string;
  text: string;
  html: string;
}

/** The mails to an address, the oldest first; no sender runs in tests unless they start one. */
export async function mailsTo(
  { database }: Pick<TestApp, 'database'>,
  address: string | null,
): Promise<QueuedMail[]> {
  const { rows } = await database.pool.query(
    `select recipient as "to", subject, text_body as text, html_body as html from outbox
     where recipient is not distinct from $1 order by created_at, subject`,
    [address],
  );
  return rows;
}

/** The secret in the latest mail to an address that carries a link to `path`. */
export async function secretFor(
  site: Pick<TestApp, 'database'>,
  { address, path }: { address: string; path: string },
): Promise<string> {
  const mails = await mailsTo(site, address);
  const secrets = mails.flatMap(
    ({ text }) => text.split(`${path}#token=`)[1]?.split(/\s/)[0] ?? [],
  );
  const latest = secrets.at(-1);
  if (!latest) throw new Error(`No mail to ${address} carries a link to ${path}`);
  return latest;
}
