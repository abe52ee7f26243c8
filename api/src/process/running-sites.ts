/** Which processes serve the site of a data folder, and where: for commands on this machine. */
import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { isAlive } from '../database/embedded/postmaster.ts';

const runningSite = z.object({
  pid: z.int(),
  url: z.string(),
  /** A copy of a clone has these files, too, and its sites are those of the original. */
  dataDir: z.string(),
});

const folderOf = (dataDir: string) => path.join(dataDir, 'running');

/** @returns a function that takes it back */
export async function announceSite(dataDir: string, url: string): Promise<() => Promise<void>> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const { pid } = process;
  const file = path.join(folder, `${pid}.json`);
  await writeFile(file, JSON.stringify({ pid, url, dataDir: await realpath(dataDir) }));
  return () => rm(file, { force: true });
}

/** The addresses of sites whose processes are alive: one that was killed couldn't take back what it said. */
export async function runningSites(dataDir: string): Promise<string[]> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  const sites = await Promise.all(names.map((name) => readSite(path.join(folder, name))));
  const home = await realpath(dataDir).catch(() => dataDir);
  const alive = sites.filter((site) => site?.dataDir === home && isAlive(site.pid));
  return [...new Set(alive.flatMap((site) => site?.url ?? []))];
}

/** null for what can't be read, such as a file that is being written. */
async function readSite(file: string) {
  try {
    return runningSite.safeParse(JSON.parse(await readFile(file, 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}
