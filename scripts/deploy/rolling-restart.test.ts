import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { delimiter, join } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(os.tmpdir(), 'rolling-restart-'));
  // Each prints its arguments, and which processes nginx was to leave out at that moment.
  for (const program of ['nginx', 'systemctl', 'docker'])
    writeFileSync(
      join(folder, program),
      `#!/bin/sh
out=$(sed -n 's/^ *server [0-9.]*:\\([0-9]*\\) .* down;$/\\1/p' "$UPSTREAM")
echo "${program} $* | without \${out:-nobody}" >>"$CALLS"
case "$*" in *"$FAILING"*) exit 1 ;; esac
`,
      { mode: 0o755 },
    );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script on a list of processes; returns what it called and the list afterwards. */
function restart(manager: string, list: string, failing = 'nothing') {
  const upstream = join(folder, 'upstream.conf');
  writeFileSync(upstream, list);
  writeFileSync(join(folder, 'calls'), '');
  const { status, stderr } = spawnSync(
    projectPath('deploy/rolling-restart.sh'),
    [manager, upstream],
    {
      encoding: 'utf8',
      env: {
        PATH: [folder, process.env.PATH].join(delimiter),
        CALLS: join(folder, 'calls'),
        UPSTREAM: upstream,
        FAILING: failing,
        RELOAD_SECONDS: '0',
      },
    },
  );
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n');
  return { status, stderr, calls, list: readFileSync(upstream, 'utf8') };
}

const shipped = (name: string) => readFileSync(projectPath(`deploy/nginx/${name}`), 'utf8');

test('each process gets nothing from nginx while systemd restarts it', () => {
  const list = shipped('upstream.conf');
  expect(restart('systemd', list)).toEqual({
    status: 0,
    stderr: '',
    list,
    calls: [
      'nginx -t -q | without 3001',
      'nginx -s reload | without 3001',
      'systemctl restart site@3001 | without 3001',
      'nginx -t -q | without nobody',
      'nginx -s reload | without nobody',
      'nginx -t -q | without 3002',
      'nginx -s reload | without 3002',
      'systemctl restart site@3002 | without 3002',
      'nginx -t -q | without nobody',
      'nginx -s reload | without nobody',
    ],
  });
});

test('containers are recreated in the same way', () => {
  const list = shipped('upstream.compose.conf');
  const { status, calls, list: after } = restart('compose', list);
  expect([status, after]).toEqual([0, list]);
  const compose = 'docker compose --env-file site.env';
  expect(calls.slice(0, 4)).toEqual([
    `${compose} exec --no-TTY nginx nginx -t -q | without 3001`,
    `${compose} exec --no-TTY nginx nginx -s reload | without 3001`,
    `${compose} up --detach --no-deps --force-recreate --wait api-3001 | without 3001`,
    `${compose} exec --no-TTY nginx nginx -t -q | without nobody`,
  ]);
});

test('a process that does not come back stays out and the other one goes on, until the script is run again', () => {
  const list = shipped('upstream.conf');
  const failed = restart('systemd', list, 'site@3001');
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain("It isn't ready, so nginx still sends it nothing.");
  expect(failed.calls.at(-1)).toBe('systemctl restart site@3001 | without 3001');
  const again = restart('systemd', failed.list);
  expect([again.status, again.list]).toEqual([0, list]);
  expect(again.calls.filter((call) => call.startsWith('systemctl'))).toHaveLength(2);
});

test('if nginx refuses the list, nothing is restarted', () => {
  const { status, calls } = restart('systemd', shipped('upstream.conf'), '-t -q');
  expect([status, calls]).toEqual([1, ['nginx -t -q | without 3001']]);
});

test('without a process manager it says how it is used', () => {
  expect(restart('', shipped('upstream.conf'))).toMatchObject({ status: 1, calls: [''] });
});
