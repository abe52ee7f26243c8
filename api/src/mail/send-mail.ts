import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '@site/shared/brand';
import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { DB } from '../database/tables.ts';
import { KnownFailure } from '../jobs/start-jobs.ts';
import { isLoopback } from '../network/loopback.ts';
import { deleteMail, type TakenMail, takeMail } from './outbox.repository.ts';

/** Sends a mail, unless it has been sent or taken back. */
export async function sendMail(
  kysely: Kysely<DB>,
  transport: Transport,
  id: string,
): Promise<void> {
  const mail = await takeMail(kysely, id);
  if (!mail) return;
  const { to } = mail;
  if (to !== null) await transport({ ...mail, to }).catch((error) => refuse(error, to));
  await deleteMail(kysely, id);
}

/** Servers repeat addresses in their responses, so only the codes of these are stored; the log has their words. */
function refuse(cause: Error & { responseCode?: number; code?: string }, to: string): never {
  const { responseCode, code } = cause;
  if (!responseCode)
    throw new KnownFailure(`It couldn't be handed over (${code ?? 'no answer'}).`, { cause });
  const refusal = `The mail server refused it with code ${responseCode}.`;
  const isBeyondAscii = /[^\p{ASCII}]/u.test(to);
  throw new KnownFailure(isBeyondAscii ? `${refusal} ${NEEDS_SMTPUTF8}` : refusal, { cause });
}

const NEEDS_SMTPUTF8 =
  'The address has letters beyond ASCII, which only servers with SMTPUTF8 deliver to.';

/** Hands a mail over. Rejects if that did not work. */
type Transport = (mail: TakenMail & { to: string }) => Promise<void>;

type MailConfig = Pick<Config, 'smtpUrl' | 'outboxDir' | 'mailFrom' | 'publicUrl'>;

/** To the SMTP server if one is configured, else into files. */
export const createMailTransport = (config: MailConfig): Transport =>
  config.smtpUrl ? smtpTransport(config.smtpUrl, config) : folderTransport(config.outboxDir);

/** Less than the minute after which another sender may try the same mail. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function smtpTransport(url: string, { mailFrom, publicUrl }: MailConfig): Transport {
  // Credentials and secrets in mails never cross a network readable; ?requireTLS=false in the address says otherwise.
  const requireTLS = !isLoopback(new URL(url).hostname);
  const smtp = createTransport({ url, requireTLS, ...timeouts });
  const from = { name: brand.name, address: mailFrom };
  const host = new URL(publicUrl).hostname;
  return async ({ id, to, replyTo, subject, text, html, createdAt }) => {
    await smtp.sendMail({
      from,
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html,
      date: createdAt,
      // The same at each attempt, so that a mail which arrives twice is recognised.
      messageId: `<${id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

/** One text file a mail, named by time and recipient, readable by the owner only. */
function folderTransport(folder: string): Transport {
  return async ({ id, to, replyTo, subject, text, createdAt }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const time = createdAt.toISOString().replace(/[:.]/g, '-');
    const name = `${time}-${to.replace(/[^\w@.+-]/g, '_').slice(0, 100)}-${id.slice(0, 8)}.txt`;
    const headers = [
      `To: ${to}`,
      ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
      `Subject: ${subject}`,
    ];
    const draft = path.join(folder, `.${id}`);
    await writeFile(draft, `${headers.join('\n')}\n\n${text}`, { mode: 0o600 });
    await rename(draft, path.join(folder, name));
  };
}
