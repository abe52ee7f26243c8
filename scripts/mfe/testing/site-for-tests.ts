import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { projectPath } from '../../webpack/paths.mjs';
import { runHere } from './run-here.ts';

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
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const variables = () => ({
    MFE_SITE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    MFE_TOKEN: 'mfe_test',
  });

  /** What a command prints against a site with these answers, and how it ends. */
  function mfe(site: Answers, ...args: string[]) {
    answers = site;
    return runHere(variables(), ...args);
  }

  /** The same in a process of its own: what builds is made of modules that Jest doesn't load. */
  function mfeProcess(site: Answers, ...args: string[]) {
    answers = site;
    return new Promise<{ code: number; out: string; says: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['--import', 'tsx', projectPath('scripts/mfe/cli.ts'), ...args],
        { cwd: projectPath(''), env: { ...process.env, ...variables() } },
        (_, out, says) => resolve({ code: child.exitCode ?? -1, out, says }),
      );
    });
  }

  return { heard: () => heard, mfe, mfeProcess };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
