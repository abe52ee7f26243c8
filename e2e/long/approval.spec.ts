import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { signInAdmin } from '../fixtures/administrators.ts';
import { area } from '../fixtures/area.ts';
import { linkMailedTo } from '../fixtures/mails.ts';
import { heading } from '../fixtures/marks.ts';
import { type OwnSite, withOwnSite } from '../fixtures/own-site.ts';
import { mfe } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { storeVariant } from '../fixtures/variants.ts';

const withNewHeading = (_: string, text: string) => text.replaceAll('"Profile"', '"New profile"');

const SECRET = 'stairs4you!';

/** Another owner of the site, whom the one at `page` invites, in a browser of their own. */
async function secondOwner(page: Page, browser: Browser, { url, dataDir }: OwnSite): Promise<Page> {
  await page.goto(`${url}/admin/administrators`);
  await page.getByLabel('Email address').fill('asha@example.org');
  await page.getByLabel('Role', { exact: true }).selectOption('owner');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row', { name: /asha@example\.org/ })).toContainText('Owner');
  await expectAccessible(page);

  const asha = await (await browser.newContext()).newPage();
  await asha.goto(
    await linkMailedTo('asha@example.org', '/admin/invitation', join(dataDir, 'outbox')),
  );
  await asha.getByLabel('Full name').fill('Asha Rao');
  await asha.getByLabel('Password', { exact: true }).fill(SECRET);
  await asha.getByLabel('Confirm Password', { exact: true }).fill(SECRET);
  await asha.getByRole('button', { name: 'Create my account' }).click();
  await expect(asha.getByText('Sign in as asha@example.org.')).toBeVisible();
  await asha.getByLabel('Email address').fill('asha@example.org');
  await asha.getByLabel('Password', { exact: true }).fill(SECRET);
  await asha.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(asha.getByText('Successfully logged in!')).toBeVisible();
  return asha;
}

/** Fills in the dialog with the password, and with the reason if it has a field for it. */
async function confirm(page: Page, action: string, password: string, why?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (why) await dialog.getByLabel('Why').fill(why);
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('two owners make a version live together, and one goes back alone', async ({
  page,
  browser,
}) => {
  await withOwnSite(async (site) => {
    const variant = await storeVariant(site, area.remote, withNewHeading);
    const visitor = await (await browser.newContext()).newPage();
    const visitorSees = async (name: string) => {
      await visitor.goto(site.url + area.path);
      await expect(heading(visitor, name)).toBeVisible();
    };
    const password = await signInAdmin(page, site.url);
    const asha = await secondOwner(page, browser, site);

    await page.goto(`${site.url}/admin/releases`);
    await page.getByRole('button', { name: `Two people for ${area.remote}` }).click();
    await confirm(page, 'Require two people', password, 'It shows what people have done.');
    await expect(page.getByText(`${area.remote} needs two people now!`)).toBeVisible();

    await page.getByRole('button', { name: `Promote ${area.remote} ${variant}` }).click();
    await confirm(page, 'Ask', password, 'A new heading.');
    const approvals = (of: Page) => of.getByRole('region', { name: 'Approvals' });
    await expect(approvals(page)).toContainText('someone else has to approve it');
    await expect(approvals(page).getByRole('button', { name: /^Approve/ })).toBeHidden();
    await expectAccessible(page);
    await visitorSees('Profile');

    await asha.goto(`${site.url}/admin/releases`);
    await expect(approvals(asha)).toContainText('A new heading.');
    await approvals(asha)
      .getByRole('button', { name: /^Approve: Promote/ })
      .click();
    await confirm(asha, 'Approve', SECRET);
    await expect(asha.getByText('Approved!')).toBeVisible();
    await expect(asha.getByRole('listitem').filter({ hasText: 'A new heading.' })).toContainText(
      'by Demo Administrator, approved by Asha Rao',
    );
    await expectAccessible(asha);
    await visitorSees('New profile');

    await page.getByRole('button', { name: new RegExp(`^Roll back ${area.remote} to`) }).click();
    await confirm(page, 'Roll back', password, 'Nobody found it.');
    await visitorSees('Profile');

    const refused = await mfe(site, 'promote', area.remote, variant, '--why', 'Again.').catch(
      (failure: { code: number; stdout: string }) => failure,
    );
    expect(refused).toMatchObject({
      code: 5,
      stdout: expect.stringMatching(/Ask a colleague to run: npm run mfe -- approve \d+/),
    });
    await asha.reload();
    await approvals(asha)
      .getByRole('button', { name: /^Reject: Promote/ })
      .click();
    await confirm(asha, 'Reject', SECRET, 'Not again.');
    expect(await mfe(site, 'approvals')).toMatch(
      /rejected by Asha Rao \(administrator\).*Not again\./,
    );
    await visitorSees('Profile');

    await visitor.context().close();
    await asha.context().close();
  });
});
