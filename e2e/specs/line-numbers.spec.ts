import { expect, test } from '../fixtures/test.ts';

interface AccessibleNode {
  role?: { value: string };
  name?: { value: string };
}

test('line numbers are seen, and not read aloud', async ({ page, context }) => {
  await page.goto('/dsaarticle/two-sum');
  const listing = page.getByRole('region', { name: 'Your Python solution to Two Sum' });
  await expect(listing).toContainText('def two_sum');
  const devtools = await context.newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as {
    nodes: AccessibleNode[];
  };
  const texts = nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => name?.value.trim() ?? '');
  expect(texts).toContain('two_sum');
  // Of the numbers of its nine lines, those that aren't in the program as well.
  expect(texts.filter((text) => ['2', '4', '6', '7', '9'].includes(text))).toEqual([]);
});
