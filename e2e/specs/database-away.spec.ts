import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnSite, withOwnSite } from '../fixtures/own-site.ts';
import { newPerson, signIn, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Stops PostgreSQL and keeps it from starting again. Returns a function that lets it start. */
function takeDatabaseAway({ dataDir }: OwnSite): () => void {
  const data = join(dataDir, 'postgres/data');
  const obstacle = join(data, 'recovery.signal');
  writeFileSync(obstacle, '');
  process.kill(
    Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  );
  return () => rmSync(obstacle);
}

const untilReady = (url: string, ready: boolean) =>
  expect.poll(async () => (await fetch(`${url}/v1/ready`)).ok, { timeout: 60_000 }).toBe(ready);

/** What a signed-in person sees on each page that needs the database. */
const lacking = [
  ['/', 'Welcome back, Asha.'],
  ['/roadmaps', 'The roadmaps could not be loaded'],
  ['/dsaarticles', 'The problems and articles could not be loaded'],
  ['/dsaarticle/two-sum', 'The problem could not be loaded'],
  ['/article/two-pointers', 'The article could not be loaded'],
  ['/profile', 'Your progress could not be loaded'],
  ['/roadmaps/dsa', 'Error Loading Practice Problems'],
] as const;

test('while the database is away pages say what is missing, nobody is signed out, and everything recovers', async ({
  context,
  page,
  complaints,
}) => {
  test.setTimeout(300_000);
  complaints.expect(/\b503\b/);
  await withOwnSite(async (site) => {
    const person = newPerson();
    await signUp(site.url, person);
    await signIn(context, site.url, person);
    await page.goto(`${site.url}/roadmaps/dsa`);
    await expect(page.getByRole('heading', { name: 'DSA Sheet' })).toBeVisible();
    const giveBack = takeDatabaseAway(site);
    await untilReady(site.url, false);

    for (const [address, words] of lacking) {
      await page.goto(site.url + address);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^try again$/i }).first()).toBeVisible();
    }
    giveBack();
    await untilReady(site.url, true);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'DSA Sheet' })).toBeVisible();
    await page.goto('about:blank');
  });
});
