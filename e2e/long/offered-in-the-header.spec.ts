import type { Page } from '@playwright/test';
import { withOwnSite } from '../fixtures/own-site.ts';
import { newPerson, signIn, signUp } from '../fixtures/people.ts';
import { promote } from '../fixtures/releases.ts';
import { freshDocument } from '../fixtures/rendered-documents.ts';
import { expect, test } from '../fixtures/test.ts';
import { storeVariant } from '../fixtures/variants.ts';

const REMOTE = 'mfe-roadmaps';
const PAGE = '/profile';

/** A version that fills these slots with modules which it has. */
const storeOffering = (site: { dataDir: string }, slots: Record<string, string>, version: string) =>
  storeVariant(site, REMOTE, (_, text) => text, {
    version,
    facts: {
      slots: Object.entries(slots).map(([slot, name]) => ({
        slot: slot as 'header.right',
        module: `./src/slots/${name}.tsx`,
        audience: 'signed-in',
      })),
    },
  });

/** Where the header's own parts are, and how high it is. */
const places = async (page: Page) => {
  const banner = page.getByRole('banner').first();
  const boxes = [
    banner,
    banner.getByRole('link').first(),
    banner.getByRole('button', { name: 'Search' }),
  ];
  return Promise.all(boxes.map((box) => box.boundingBox()));
};

test('the header has room for what a remote offers, and is the same if that is far too large or fails', ({
  page,
  context,
  complaints,
}) =>
  withOwnSite(async (site) => {
    const { url } = site;
    const person = newPerson();
    await signUp(url, person);
    await signIn(context, url, person);
    const at = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url + PAGE);
      await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      return places(page);
    };
    // A first visit may do without the typeface, which is cached for the next ones.
    await at(390);
    const before = { phone: await at(390), tablet: await at(820), desk: await at(1440) };
    const expectAsBefore = async () => {
      expect(await at(390)).toEqual(before.phone);
      expect(await at(820)).toEqual(before.tablet);
      expect(await at(1440)).toEqual(before.desk);
    };

    // The panel of the home page, which is some hundred pixels high.
    const large = await storeOffering(site, { 'header.right': 'continue' }, '1.0.0-variant001');
    await promote(site, REMOTE, large);
    await expect
      .poll(async () => (await (await context.request.get(url + PAGE)).text()).split('<main')[0])
      .toContain('Start here');
    await expectAsBefore();
    const offered = page.getByRole('banner').first().getByText('Start here');
    await expect(offered).toBeVisible();
    await page.setViewportSize({ width: 390, height: 900 });
    await expect(offered).toBeHidden();

    // What can only be rendered in the account menu.
    complaints.expect(/Minified React error #(130|419);/);
    const failing = await storeOffering(
      site,
      { 'header.right': 'account-entries' },
      '1.0.0-variant002',
    );
    await promote(site, REMOTE, failing);
    await expectAsBefore();
    expect((await freshDocument(context.request, `${url}/roadmaps`)).status).toBe(200);
  }));
