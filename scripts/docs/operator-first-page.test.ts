/** The first page for operators, typed line by line on a server that is a folder. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { delimiter, join } from 'node:path';
import { readConfig } from '@site/api/config';
import { projectPath } from '../webpack/paths.mjs';
import { firstPageOf, typedOn } from './documented-commands.mjs';

const lines = typedOn(firstPageOf('docs/guides/operator.md'));

/** What the programs of a server leave behind, as far as later lines need it. */
const programs = {
  apt: 'cd "$ROOT" && mkdir -p etc/nginx/conf.d etc/nginx/sites-enabled etc/systemd/system srv && touch etc/nginx/sites-enabled/default',
  useradd: '',
  // There's no user "site".
  install: 'command -p install $(echo "$*" | sed "s/-[og] site //g")',
  su: 'exec sh -c "$3"',
  createuser: '',
  createdb: '',
  git: 'cp -R "$PROJECT/deploy" "$3"',
  npm: '',
  openssl: 'case $2 in -hex) printf "%064d" 1 ;; -base64) printf "%043d=" 1 ;; esac',
  editor: 'sed -i "s/^#DATABASE_URL/DATABASE_URL/" "$1"',
  node: 'echo "  signs with $MANIFEST_KEYS, keeps files in $DATA_DIR" >>"$ROOT/calls"',
  systemctl: '[ "$2" != site-backup ] || mkdir -p "$ROOT/var/lib/site/backups"',
  curl: '',
  certbot:
    'live="$ROOT/etc/letsencrypt/live/learn.example.org"; mkdir -p "$live" && touch "$live/fullchain.pem" "$live/privkey.pem"',
  nginx: '',
};

/** Programs that are the machine's own here, too. */
const OWN = ['cp', 'ln', 'ls', 'rm', 'sed'];

/** Where a path of the server begins, and where one of this machine would. */
const OF_SERVER = /(?<![\w.])\/(?=(?:etc|srv|var)\/)/g;
const OF_MACHINE = /(?<![\w.:/])\/(?!(?:etc|srv|var)\/|bin\/sh )/;

let root: string;
let calls: string[];

beforeAll(() => {
  root = mkdtempSync(join(os.tmpdir(), 'first-page-'));
  for (const [program, does] of Object.entries(programs)) {
    const said = `echo "${program} $*" >>"$ROOT/calls"`;
    writeFileSync(join(root, program), `#!/bin/sh\n${said}\n${does}\n`, { mode: 0o755 });
  }
  calls = type();
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Runs the lines with the server's paths below the folder. @returns which programs were called with what */
function type(): string[] {
  const known = [...Object.keys(programs), ...OWN];
  const harmful = lines.filter(
    (line) => !known.includes(line.split(' ')[0] ?? '') || OF_MACHINE.test(line),
  );
  expect(harmful).toEqual([]);
  const typed = lines.join('\n').replace(OF_SERVER, `${root}/`);
  const { status, stderr } = spawnSync('sh', ['-e', '-c', typed], {
    encoding: 'utf8',
    env: {
      PATH: [root, process.env.PATH].join(delimiter),
      ROOT: root,
      PROJECT: projectPath(''),
    },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return read('calls').replaceAll(root, '').trimEnd().split('\n');
}

/** The settings as systemd and the shell read them. */
const settings = () =>
  Object.fromEntries(
    read('etc/site/site.env')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

test('its commands, typed in their order, make a server with two processes, backups and HTTPS', () => {
  const began = calls.map((call) => call.split(' ').slice(0, 2).join(' '));
  const inOrder = [
    'useradd --system',
    'createdb --owner=site',
    'git clone',
    'npm ci',
    'editor /etc/site/site.env',
    'node scripts/prepare.mjs',
    'systemctl daemon-reload',
    'systemctl enable',
    'systemctl start',
    'certbot certonly',
    'nginx -t',
    'systemctl reload-or-restart',
    'npm run',
  ];
  expect(began.filter((call) => inOrder.includes(call))).toEqual(inOrder);
  expect(calls).toContain('systemctl enable --now site@3001 site@3002 site-backup.timer');
});

test('the API takes the settings that come of it, and what is published is signed with their key', () => {
  const { MANIFEST_KEYS, ...others } = settings();
  const config = readConfig({ MANIFEST_KEYS, ...others });
  expect(config).toMatchObject({
    publicUrl: 'https://learn.example.org',
    databaseUrl: 'postgresql://site:password@127.0.0.1:5432/site',
    trustProxy: 1,
    sessionSecret: '1'.padStart(64, '0'),
  });
  expect(config.manifestKeys).not.toContain('installation');
  expect(calls).toContain(`  signs with ${MANIFEST_KEYS}, keeps files in /var/lib/site`);
  expect(statSync(join(root, 'etc/site/site.env')).mode & 0o777).toBe(0o640);
});

test('nginx and systemd find the files that they are to read', () => {
  const configured = ['etc/nginx/conf.d/site.conf', 'etc/systemd/system/site@.service']
    .concat('etc/systemd/system/site-backup.service')
    .map(read)
    .join('\n');
  const named = [
    ...configured.matchAll(
      /(?:ssl_certificate(?:_key)? |WorkingDirectory=|EnvironmentFile=)([^;\n]+)/g,
    ),
  ].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(existsSync(join(root, 'etc/nginx/conf.d/upstream.conf'))).toBe(true);
  expect(existsSync(join(root, 'etc/nginx/sites-enabled/default'))).toBe(false);
});
