import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { projectPath } from '../../webpack/paths.mjs';

/** What a site answers to calls below /v1/releases, such as `POST /promotions`. */
export type Answers = Record<string, [status: number, body: object]>;

/** A site for each test, and the command line against it. */
export function siteForTests() {
  let server: Server;
  let answers: Answers;
  let heard: string[];

  beforeEach(async () => {
    heard = [];
    server = createServer(async (request, response) => {
      const call = `${request.method} ${request.url?.replace('/v1/releases', '')}`;
      heard.push(`${call} ${await bodyOf(request)}`.trim());
      const [status, body] = answers[call] ?? [404, { message: `There is no ${call}.` }];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  /** What a command prints against a site with these answers, and how it ends. */
  function mfe(site: Answers, ...args: string[]) {
    answers = site;
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return new Promise<{ code: number; out: string; says: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['--import', 'tsx', projectPath('scripts/mfe/cli.ts'), ...args],
        { cwd: projectPath(''), env: { ...process.env, MFE_SITE: url, MFE_TOKEN: 'mfe_test' } },
        (_, out, says) => resolve({ code: child.exitCode ?? -1, out, says }),
      );
    });
  }

  return { heard: () => heard, mfe };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
