import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../process/copy-project.mjs';

const REMOTE = 'mfe-auth';
let clone: string;

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'versions-'));
  copyProject(clone);
});
afterAll(() => rm(clone, { recursive: true, force: true }));

const file = (name: string) => join(clone, name);

/** Builds the remote if it has to be; what the build says last, and the version. */
async function build() {
  const said = execFileSync(process.execPath, ['scripts/build.mjs', REMOTE], { cwd: clone });
  const { version } = JSON.parse(await readFile(file(`${REMOTE}/dist/release.json`), 'utf8'));
  return { version, isBuilt: said.includes('Built 1') };
}

/** What a build comes to while a file reads otherwise. */
async function buildWith(name: string, change: (text: string) => string) {
  const text = await readFile(file(name), 'utf8');
  expect(change(text)).not.toBe(text);
  await writeFile(file(name), change(text));
  try {
    return await build();
  } finally {
    await writeFile(file(name), text);
  }
}

const addLine = (text: string) => `${text}\nexport const added = Date.now();\n`;
const addComment = (text: string) => `/** Said again. */\n${text}`;

test('a version is another one if what is built is, and the same one otherwise', async () => {
  const { version, isBuilt } = await build();
  expect(isBuilt).toBe(true);
  expect(await build()).toEqual({ version, isBuilt: false });

  const page = `${REMOTE}/src/app/login-page.tsx`;
  expect(await buildWith(page, addComment)).toEqual({ version, isBuilt: true });
  const changed = await buildWith(page, (text) => text.replace('"Log in"', '"Sign in"'));
  expect(changed.version).not.toBe(version);
  const declared = await buildWith(`${REMOTE}/remote.json`, (text) =>
    text.replace('"/auth/login"', '"/auth/log-in"'),
  );
  expect([version, changed.version]).not.toContain(declared.version);

  // Of the contracts, this remote has what it uses.
  expect(await buildWith('shared/contracts/identity/admin-callbacks.ts', addLine)).toEqual({
    version,
    isBuilt: true,
  });
  expect(await build()).toEqual({ version, isBuilt: true });
  expect(await buildWith('shared/ui/button.tsx', addLine)).toEqual({ version, isBuilt: false });
});

test('a build that was cut short or changed by hand is made again, and is the one that it was', async () => {
  const { version } = await build();
  const entry = `${REMOTE}/dist/remote-entry.js`;
  const whole = await readFile(file(entry), 'utf8');
  for (const damaged of [whole.slice(0, 1_000), whole.replace('function', 'FUNCTION')]) {
    await writeFile(file(entry), damaged);
    expect(await build()).toEqual({ version, isBuilt: true });
    expect(await readFile(file(entry), 'utf8')).toBe(whole);
  }
});

test('a build is kept when a site makes its data folder, and when types are checked', async () => {
  const { version } = await build();
  await mkdir(file('.data'));
  await mkdir(file('shared/.types'));
  expect(await build()).toEqual({ version, isBuilt: false });
});

test('what is edited while it is being built is built again', async () => {
  const dist = file(`${REMOTE}/dist`);
  await rm(dist, { recursive: true, force: true });
  const building = spawn(process.execPath, ['scripts/build.mjs', REMOTE], { cwd: clone });
  const built = once(building, 'exit');
  // Sources have been read once something of them is written.
  while (!existsSync(dist)) await new Promise((resolve) => setTimeout(resolve, 10));
  const page = file(`${REMOTE}/src/app/login-page.tsx`);
  await writeFile(page, addComment(await readFile(page, 'utf8')));
  expect(await built).toEqual([0, null]);
  expect(await build()).toMatchObject({ isBuilt: true });
  expect(await build()).toMatchObject({ isBuilt: false });
});

test("the API's folder holds its last two builds, since a site may run on the former, and nothing else", async () => {
  const bundle = async (text: string) => {
    await writeFile(file('api/src/config/project-root.ts'), text, { flag: 'a' });
    execFileSync(process.execPath, ['scripts/build-api.mjs'], { cwd: clone });
    return readdir(file('api/dist'));
  };
  const first = await bundle('// One.\n');
  const second = await bundle('console.debug("two");\n');
  expect(second).toEqual(expect.arrayContaining(first));
  await writeFile(file('api/dist/left-over.js'), '');
  const third = await bundle('console.debug("three");\n');
  expect(third).not.toContain('left-over.js');
  expect(third.length).toBe(second.length);
  expect(first.some((name) => !third.includes(name))).toBe(true);
});

test('another version of a package is a new build if it is read, or builds, and not otherwise', async () => {
  const { version } = await build();
  const withOther = (name: string) =>
    buildWith('package-lock.json', (text) => {
      const lock = JSON.parse(text);
      lock.packages[`node_modules/${name}`].version = '99.0.0';
      return JSON.stringify(lock);
    });
  expect(await withOther('nodemailer')).toEqual({ version, isBuilt: false });
  expect(await withOther('zod')).toEqual({ version, isBuilt: true });
  await build();
  expect(await withOther('mini-css-extract-plugin')).toEqual({ version, isBuilt: true });
});
