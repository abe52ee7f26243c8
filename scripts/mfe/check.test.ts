import type { NewCheck, ReleaseChecked } from '@site/shared/contracts/releases';
import { requireCheck } from './check.ts';
import { exitCodes, Refusal } from './refusal.ts';
import type { Site } from './site.ts';

const version = '1.0.0-h1a2b3c4d5';
const file = (path: string, content: string) => ({
  folder: version,
  path,
  integrity: `hash of ${path}`,
  read: async () => Buffer.from(content),
});
const build = {
  unit: 'mfe-jobs',
  version,
  files: [
    file('release.json', '{"entry":"entry.js"}'),
    file('bundled-packages.json', '{"react":[]}'),
    file('entry.js', 'x'.repeat(5_000)),
    file('entry.js.br', 'compressed'),
    file('small.js', 'y'.repeat(5_000)),
  ],
};

/** What the site is sent, and what is said, if it answers like this. */
async function checkedBy(answer: ReleaseChecked | Refusal) {
  const sent: [string, NewCheck][] = [];
  const said: string[] = [];
  const post = async (path: string, body: NewCheck) => {
    sent.push([path, body]);
    if (answer instanceof Refusal) throw answer;
    return answer;
  };
  await requireCheck({ post } as unknown as Site, build, (line) => said.push(line));
  return { sent, said };
}

test('a site judges a build by its description, its packages and its sizes, as browsers download them', async () => {
  const { sent, said } = await checkedBy({ problems: [], warnings: [] });
  const [[path, body] = []] = sent;
  expect([path, body?.description, body?.bundled]).toEqual([
    '/checks',
    { entry: 'entry.js' },
    { react: [] },
  ]);
  const bytes = Object.fromEntries(body?.files.map((one) => [one.path, one.bytes]) ?? []);
  expect(bytes['entry.js.br']).toBe('compressed'.length);
  expect(bytes['small.js']).toBeLessThan(100);
  expect(said).toEqual([]);
});

test('what speaks against it ends the command', async () => {
  const problems = ['mfe-jobs outgrows its budget.', 'mfe-jobs brings a copy of react.'];
  await expect(checkedBy({ problems, warnings: [] })).rejects.toThrow(
    `mfe-jobs ${version} isn't uploaded, because of this:\n  ${problems.join('\n  ')}`,
  );
});

test('what is close to a problem is said, and the command goes on', async () => {
  const { said } = await checkedBy({ problems: [], warnings: ['mfe-jobs stands at 63.0 KiB.'] });
  expect(said).toEqual(['Careful: mfe-jobs stands at 63.0 KiB.']);
});

test('a site of a version that judges only stored releases is left to do so', async () => {
  const { said } = await checkedBy(new Refusal("There's nothing at this address."));
  expect(said).toEqual([]);
  const down = new Refusal('No site is answering.', exitCodes.unreachable);
  await expect(checkedBy(down)).rejects.toThrow(down);
});
