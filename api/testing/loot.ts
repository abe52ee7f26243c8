/** What hostile pages are after: the targets, and what becomes of them. */
import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../src/config/project-root.ts';
import type { Loot } from './hostile-builds.ts';

/** The native add-on of this platform that the API itself loads. */
function findAddOn(): string {
  const folder = path.join(projectRoot, 'node_modules/@node-rs');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('.node'),
  );
  if (found === undefined) throw new Error(`There is no native add-on in ${folder}.`);
  return path.join(folder, found);
}

/** To any question for example.com: 127.0.0.1. */
function nameResponse(question: Buffer): Buffer {
  const headerBytes = 12;
  const questionBytes = 'example.com'.length + 2 + 4;
  const address = Buffer.from('c00c00010001000000000004' + '7f000001', 'hex');
  const response = Buffer.concat([question.subarray(0, headerBytes + questionBytes), address]);
  // A response, with one question, one answer and nothing else.
  Buffer.from('8180000100010000' + '0000', 'hex').copy(response, 2);
  return response;
}

/** Sets the targets up: a secret in a file, by TCP, UDP and a socket in the file system, and a process. */
export async function setUpLoot() {
  const folder = mkdtempSync(path.join(tmpdir(), 'loot-'));
  let connections = 0;
  const listener = () =>
    createServer((socket) => {
      connections += 1;
      socket.on('error', () => {});
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsesame');
    });
  const socket = path.join(folder, 'socket');
  const file = path.join(folder, 'secret');
  writeFileSync(file, 'sesame');
  const servers = [listener().listen(0, '127.0.0.1'), listener().listen(socket)] as const;
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const { port } = servers[0].address() as AddressInfo;
  const datagrams = createSocket('udp4').bind(port, '127.0.0.1');
  datagrams.on('message', (message, sender) => {
    connections += 1;
    const response = message.length > 12 ? nameResponse(message) : 'sesame';
    datagrams.send(response, sender.port, sender.address);
  });
  await once(datagrams, 'listening');
  const bystander = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1_000)'], {
    stdio: 'ignore',
  });
  await once(bystander, 'spawn');
  const loot: Loot = {
    file,
    folder,
    port,
    socket,
    pid: bystander.pid ?? 0,
    addOn: findAddOn(),
  };

  return {
    loot,
    /** How often somebody connected, or sent something. */
    connections: () => connections,
    /** What is in the folder that anyone may write into. */
    files: () => readdirSync(folder).sort(),
    isBystanderAlive: () => bystander.exitCode === null && bystander.signalCode === null,
    remove() {
      bystander.kill('SIGKILL');
      for (const server of [...servers, datagrams]) server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
