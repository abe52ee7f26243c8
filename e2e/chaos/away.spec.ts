/** While the API or its database is away, no version of a remote is to blame. */

import { fallback } from '../fixtures/area.ts';
import { areas, isTried } from '../fixtures/chaos.ts';
import { heading } from '../fixtures/marks.ts';
import { expect, test } from '../fixtures/test.ts';

const ways = [
  { title: 'refuses connections', answer: { abort: 'connectionrefused' } },
  { title: 'answers that its database is away', answer: { status: 503 } },
] as const;

for (const [place, area] of areas.entries()) {
  test.describe(area.remote, () => {
    for (const [index, { title, answer }] of ways.entries()) {
      if (!isTried(place, index)) continue;
      test(`the API ${title}`, async ({ page, complaints }) => {
        complaints.expect(/ERR_|Failed to load|503/);
        const reports: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/v1/remote-failures')) reports.push(request.url());
        });
        // What is in the document is there: the calls fail that the page makes itself.
        await area.come(page);
        await expect(heading(page, area.heading)).toBeVisible();
        await page.route('**/v1/**', (route) =>
          'abort' in answer ? route.abort(answer.abort) : route.fulfill({ ...answer, json: {} }),
        );
        await page.reload();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(fallback(page)).toBeHidden();
        await page.unroute('**/v1/**');
        await page.goto(new URL(page.url()).origin + area.path);
        await expect(heading(page, area.heading)).toBeVisible();
        expect(reports).toEqual([]);
      });
    }
  });
}
