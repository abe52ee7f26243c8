import { expectOpens } from '../fixtures/opened-page.ts';
import { pages } from '../fixtures/pages.ts';
import { test } from '../fixtures/test.ts';

for (const each of pages) {
  test(`${each.path} opens at its address, with each file fetched once and checked`, ({ page }) =>
    expectOpens(page, each));
}
