import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { variableNames } from '@site/api/config';
import { parse } from 'yaml';
import { allocatorSettings } from '../process/allocator.mjs';
import { projectPath } from '../webpack/paths.mjs';

/** No Docker is needed to see that what these files name exists. */
const read = (name: string) => readFileSync(projectPath(`deploy/${name}`), 'utf8');
const exists = (path: string) => existsSync(projectPath(path));

interface Service {
  build?: { context: string; dockerfile: string; target: string };
  image: string;
  env_file?: string;
  environment?: Record<string, string | number>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  security_opt?: string[];
  networks: Record<string, { ipv4_address: string }> | string[];
}

const compose: { services: Record<string, Service>; volumes: object } = parse(
  read('compose.yaml'),
  { merge: true },
);
const services = Object.entries(compose.services);
const api = services.filter(([name]) => name.startsWith('api-'));
const dockerfile = read('Dockerfile');

/** The names of the variables in lines such as NAME=value, also if the line is commented out. */
const variablesIn = (text: string) =>
  [...text.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);

/** For the container of PostgreSQL; the rest of the file is for the API. */
const OF_COMPOSE = 'POSTGRES_PASSWORD';

test('every variable is one that the API, its allocator or compose reads', () => {
  const example = variablesIn(read('site.env.example'));
  expect(example).toEqual(expect.arrayContaining(['PUBLIC_URL', 'TRUST_PROXY', OF_COMPOSE]));
  const units = ['site@.service', 'site-backup.service']
    .flatMap((name) => [...read(`systemd/${name}`).matchAll(/^Environment=(.*)$/gm)])
    .flatMap(([, line = '']) => line.split(' ').map((one) => one.split('=')[0]));
  const images = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((one) => one.split('=')[0]),
  );
  const containers = services
    .filter(([, { build }]) => build)
    .flatMap(([, { environment = {} }]) => Object.keys(environment));
  const names = [...example, ...units, ...images, ...containers];
  expect(names.length).toBeGreaterThan(15);
  const known = [...variableNames, ...Object.keys(allocatorSettings), OF_COMPOSE];
  expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

test('compose starts two processes, and everything that they need before them', () => {
  expect(services.map(([name]) => name)).toEqual([
    'nginx',
    'api-3001',
    'api-3002',
    'publish',
    'postgres',
  ]);
  for (const [, service] of services)
    for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
      const needed = compose.services[name];
      expect(needed).toBeDefined();
      if (condition === 'service_healthy')
        expect(needed?.healthcheck ?? needed?.build?.target).toBeTruthy();
    }
  expect(dockerfile.split('FROM base AS api').at(-1)).toMatch(/^HEALTHCHECK .*\n.*\/v1\/ready/m);
  for (const [, { depends_on }] of api)
    expect(depends_on).toEqual({
      postgres: { condition: 'service_healthy' },
      publish: { condition: 'service_completed_successfully' },
    });
});

test('nginx finds the processes at the addresses and ports that compose gives them', () => {
  const listed = [...read('nginx/upstream.compose.conf').matchAll(/server ([\d.]+):(\d+) /g)];
  const given = api.map(([name, { environment, networks }]) => [
    name,
    environment?.PORT,
    (networks as Record<string, { ipv4_address: string }>).site?.ipv4_address,
  ]);
  expect(listed.map(([, address, port]) => [`api-${port}`, Number(port), address])).toEqual(given);
  expect(given).toHaveLength(2);
});

test('each folder and file that a container is given is in the project, or named where it is made', () => {
  const volumes = services.flatMap(([, service]) => service.volumes ?? []);
  const sources = volumes.map((volume) => volume.split(':')[0] ?? '');
  const own = sources.filter((source) => source.startsWith('./'));
  const made = ['./tls', './acme'];
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter((source) => !made.includes(source) && !exists(join('deploy', source)))).toEqual(
    [],
  );
  const named = sources.filter((source) => !source.startsWith('./'));
  expect(named.filter((name) => !(name in compose.volumes))).toEqual([]);
  const ignored = readFileSync(projectPath('.gitignore'), 'utf8').split('\n');
  for (const secret of ['deploy/site.env', 'deploy/tls/']) expect(ignored).toContain(secret);
});

test('images are made from stages, files and programs that exist', () => {
  const stages = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, , name]) => name);
  for (const [, { build }] of services) {
    if (!build) continue;
    expect(stages).toContain(build.target);
    expect(exists(join(normalize(join('deploy', build.context)), build.dockerfile))).toBe(true);
  }
  const [, node = ''] = /^FROM node:(\d+)/m.exec(dockerfile) ?? [];
  const { engines, scripts } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8'));
  expect(engines.node).toMatch(new RegExp(`^>=${node}\\.`));
  const programs = [...dockerfile.matchAll(/(?:node |"node", ")([\w/.-]+\.m?js)/g)].map(
    ([, file = '']) => file,
  );
  expect(programs).toEqual([
    'scripts/build-api.mjs',
    'scripts/cpp/make.mjs',
    'scripts/prepare.mjs',
    'api/dist/server.js',
  ]);
  expect(programs.filter((file) => !file.includes('/dist/') && !exists(file))).toEqual([]);
  expect(dockerfile.match(/npm run \w+/g)?.filter((run) => !(run.slice(8) in scripts))).toEqual([]);
});

/** What bubblewrap calls, or confine.sh. */
const CONFINING = ['clone', 'unshare', 'mount', 'umount2', 'pivot_root', 'chroot'];

test('containers and units let rendering processes be confined', () => {
  expect(dockerfile).toMatch(/^FROM node.*\n(?:.*\n)*?RUN apt-get update && .* bubblewrap /m);
  for (const [, { security_opt }] of api)
    expect(security_opt).toEqual([
      'no-new-privileges:true',
      'seccomp:./seccomp.json',
      'apparmor:unconfined',
    ]);
  const { defaultAction, syscalls } = JSON.parse(read('seccomp.json'));
  expect(defaultAction).toBe('SCMP_ACT_ALLOW');
  const denied: string[] = syscalls.flatMap(({ names }: { names: string[] }) => names);
  expect(denied).toEqual(expect.arrayContaining(['ptrace', 'bpf', 'keyctl', 'setns']));
  expect(CONFINING.filter((name) => denied.includes(name))).toEqual([]);
  const unit = read('systemd/site@.service');
  expect(unit).toMatch(/^RestrictNamespaces=.*\bmnt\b.*\bnet\b.*\bpid\b.*\buser\b/m);
  expect(unit).toMatch(/^SystemCallFilter=@system-service @mount$/m);
});

test('containers and units set what npm start sets for memory', () => {
  const [setting] = Object.entries(allocatorSettings).map((pair) => pair.join('='));
  expect(dockerfile).toContain(` ${setting}\n`);
  expect(read('systemd/site@.service')).toContain(`\nEnvironment=${setting}\n`);
});
