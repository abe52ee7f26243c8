import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { announceSite, runningSites } from './running-sites.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'running-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const URL_OF_SITE = 'http://localhost:4321';

test('a site is known as long as it runs', async () => {
  expect(await runningSites(dataDir)).toEqual([]);
  const takeBack = await announceSite(dataDir, URL_OF_SITE);
  expect(await runningSites(dataDir)).toEqual([URL_OF_SITE]);
  await takeBack();
  expect(await runningSites(dataDir)).toEqual([]);
});

test("a process that was killed isn't taken for a site", async () => {
  await announceSite(dataDir, URL_OF_SITE);
  const killed = spawn(process.execPath, ['-e', '']);
  await once(killed, 'exit');
  const folder = path.join(dataDir, 'running');
  const [own = ''] = await readdir(folder);
  await rm(path.join(folder, own));
  const stale = { pid: killed.pid, url: URL_OF_SITE, dataDir };
  await writeFile(path.join(folder, `${killed.pid}.json`), JSON.stringify(stale));
  expect(await runningSites(dataDir)).toEqual([]);
});

test("a copy of a running clone doesn't take the original's site for its own", async () => {
  const takeBack = await announceSite(dataDir, URL_OF_SITE);
  const copy = `${dataDir}-copy`;
  await cp(dataDir, copy, { recursive: true });
  expect(await runningSites(copy)).toEqual([]);
  await rm(copy, { recursive: true });
  await takeBack();
});
