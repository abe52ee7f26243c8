import { sampleOf } from '../../scripts/test/extent.mjs';
import { expectOpens } from '../fixtures/opened-page.ts';
import { pages } from '../fixtures/pages.ts';
import { test } from '../fixtures/test.ts';

for (const each of sampleOf(pages, 6)) {
  test(`${each.path} opens at its address, with each file fetched once and checked`, ({ page }) =>
    expectOpens(page, each));
}
