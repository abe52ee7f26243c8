/**
 * A team that releases without a pause, in a process that may be killed at any moment: it uploads a version, makes it
 * live, and now and then goes back. Each change that the site has confirmed is a line of its output.
 *
 * node publisher.mjs <site> <token> <remote> <number of the first version>
 */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { contractVersion } from '../../../webpack/shared-modules.mjs';

const [site, token, remote, first] = process.argv.slice(2);
/** Every so many releases there is a rollback. */
const BACK = 3;
/** Large enough that a kill may meet an upload. */
const FILE_BYTES = 200_000;
/** For three such files, compressed. */
const BUDGET_KIB = 400;
const RETRY_MS = 50;
/** Node 20 now and then forgets a call whose connection is reset at once. */
const FORGOTTEN_MS = 10_000;

const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Returns the site's response; while it is down, sends the request again. A refusal is an error. */
async function request(method, path, body) {
  const isFile = Buffer.isBuffer(body);
  for (;;) {
    const response = await fetch(`${site}/v1/releases${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': isFile ? 'application/octet-stream' : 'application/json',
      },
      body: isFile ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(FORGOTTEN_MS),
    }).catch(() => null);
    const text = await response?.text().catch(() => null);
    if (response?.ok && text !== null) return JSON.parse(text);
    if (response && response.status < 500 && text !== null) throw new Error(`${path}: ${text}`);
    await wait(RETRY_MS);
  }
}

const newScript = () => Buffer.from(`// ${randomBytes(FILE_BYTES / 2).toString('hex')}`);

/** A release of three scripts, with other content each time. */
function releaseOf(version) {
  const base = `/releases/${remote}/${version}/`;
  const contents = Object.fromEntries(
    ['remote-entry.js', 'routes.js', 'more.js'].map((path) => [path, newScript()]),
  );
  const description = {
    version,
    base,
    unitManifest: `${base}manifest.json`,
    files: Object.fromEntries(
      Object.entries(contents).map(([path, content]) => [path, integrityOf(content)]),
    ),
    mountPaths: [`/${remote}`],
    pages: [],
    navigation: [],
    slots: [],
    contract: `^${contractVersion}`,
    budget: { scripts: BUDGET_KIB, total: BUDGET_KIB },
    container: `${remote}_${version}`.replace(/\W/g, '_'),
    entry: 'remote-entry.js',
    uses: {},
    exposes: { './routes': { js: ['routes.js', 'more.js'], css: [] } },
  };
  return { ...contents, 'release.json': Buffer.from(JSON.stringify(description)) };
}

async function publish(version) {
  const contents = releaseOf(version);
  const files = Object.entries(contents).map(([path, content]) => ({
    folder: version,
    path,
    integrity: integrityOf(content),
  }));
  for (const content of Object.values(contents)) await request('PUT', '/files', content);
  await request('POST', '', { unit: remote, version, files });
}

// Such a call keeps no process alive either.
setInterval(() => {}, FORGOTTEN_MS);

const versionOf = (number) => `1.0.0-k${String(number).padStart(9, '0')}`;

const confirm = (change, { manifestId, sequence }) =>
  process.stdout.write(`${JSON.stringify({ unit: remote, change, manifestId, sequence })}\n`);

for (let number = Number(first); ; number += 1) {
  const version = versionOf(number);
  await publish(version);
  confirm('promote', await request('POST', '/promotions', { unit: remote, version }));
  if (number > Number(first) && number % BACK === 0) {
    // By name, since without it a request that's sent twice goes back twice.
    const to = versionOf(number - 1);
    confirm('rollback', await request('POST', '/rollbacks', { unit: remote, to }));
  }
}
