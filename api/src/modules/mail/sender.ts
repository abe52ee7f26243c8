import type { Database } from '../../database/database.ts';
import { deleteMail, keepUnsent, OUTBOX_CHANNEL, takeDueMail } from './outbox.repository.ts';
import type { Transport } from './transport.ts';

/** How often mails are looked for that are due for another attempt. */
const PAUSE_MS = 15_000;

interface SenderOptions {
  database: Database;
  transport: Transport;
  /** Told about every mail that could not be sent, and of the database being away. */
  onProblem: (message: string) => void;
}

export interface Sender {
  /** Ends after the mail that is just being handed over. */
  stop(): Promise<void>;
}

/** Sends what is in the outbox, now and whenever something is added, until it is stopped. */
export function startSender({ database, transport, onProblem }: SenderOptions): Sender {
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;

  const drain = async () => {
    while (!stopped && (await sendNext({ database, transport, onProblem })));
  };
  const run = async () => {
    do {
      again = false;
      await drain().catch((error) => onProblem(`Emails can't be sent right now: ${error.message}`));
    } while (again && !stopped);
    running = null;
  };
  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= run();
  };

  const unfollow = database.listen(OUTBOX_CHANNEL, { connected: wake, notified: wake, lost() {} });
  const timer = setInterval(wake, PAUSE_MS);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      unfollow();
      await running;
    },
  };
}

/** Sends one mail. @returns whether there may be more. */
async function sendNext({ database, transport, onProblem }: SenderOptions): Promise<boolean> {
  const { kysely } = database;
  const mail = await takeDueMail(kysely);
  if (!mail) return false;
  const { to } = mail;
  try {
    if (to !== null) await transport({ ...mail, to });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const last = await keepUnsent(kysely, mail, reason);
    const next = last ? 'It stays in the table outbox' : 'It will be tried again';
    onProblem(`The mail ${mail.id} couldn't be sent: ${reason}. ${next}.`);
    return true;
  }
  await deleteMail(kysely, mail.id);
  return true;
}
