import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnSite, withOwnSite } from '../fixtures/own-site.ts';
import { newPerson, signIn, signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Stops PostgreSQL and prevents a new start. Returns a function that lets it start. */
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
  ['/roadmaps', "We couldn't load the roadmaps"],
  ['/dsaarticles', "We couldn't load the problems and articles"],
  ['/dsaarticle/two-sum', "We couldn't load this problem"],
  ['/article/two-pointers', "We couldn't load this article"],
  ['/profile', "We couldn't load your progress"],
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
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'DSA Sheet' })).toBeVisible();
    await page.goto('about:blank');
  });
});
