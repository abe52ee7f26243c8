import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as the server got it. */
interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body, as they went over the wire. */
  source: string;
}

export interface TestSmtp {
  url: string;
  mails: ReceivedMail[];
  /** Resolves once this many mails have arrived. */
  received(count: number): Promise<void>;
  /** Refuses the next mails with a temporary error. */
  refuse(count: number): void;
  close(): Promise<void>;
}

/** A real SMTP server on its own port, which accepts mails and collects them. */
export async function startSmtp(): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, session, done) {
      const source = await text(stream);
      if (refusals > 0) {
        refusals -= 1;
        return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      }
      const { mailFrom, rcptTo } = session.envelope;
      mails.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source,
      });
      for (const check of waiting) check();
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (count) => {
      refusals = count;
    },
    received: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (mails.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
