import { asha } from '@site/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { apiWith, openSheet } from '../testing/practice-page.tsx';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

const sheet = buildRoadmap([
  buildTopic(),
  buildTopic({
    id: 'dsa-trees',
    title: 'Trees',
    sequence_number: 2,
    learning_units: [buildUnit({ id: 'dsa-lca', name: 'Lowest Common Ancestor' })],
  }),
]);
const open = (path?: string) => openSheet(apiWith(sheet), { session: asha, path });
const lca = () => screen.getByRole('row', { name: /Lowest Common Ancestor/ });

test('a row in another topic is scrolled into view once the table above it has closed', async () => {
  const { user } = await open();
  const above: string[] = [];
  const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
  scroll.mockImplementation(() => above.push(screen.getAllByRole('table')[0]?.ariaLabel ?? ''));
  await user.keyboard('jj');
  await waitFor(() => expect(above.at(-1)).toBe('Trees'));
  expect(lca()).toHaveFocus();
});

test('a problem jumped to under a filter stays on the page when the filter is cleared', async () => {
  const { user } = await open('/roadmaps/dsa?q=ancestor');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByRole('table', { name: 'Arrays' })).toBeVisible();
  await user.keyboard('/ancestor{Enter}');
  await waitFor(() => expect(lca()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Arrays/ })).toBeVisible());
  expect(lca()).toHaveAttribute('aria-current', 'true');
});

test('a long list is rendered completely and in order, at once down to a row that was jumped to', async () => {
  const units = Array.from({ length: 40 }, (_, index) =>
    buildUnit({ id: `long-${index}`, name: `Problem ${index}`, sequence_number: index }),
  );
  const long = buildTopic({ id: 'long', title: 'Long', sequence_number: 2, learning_units: units });
  const names = () => screen.queryAllByRole('rowheader').map((row) => row.textContent);
  const { user } = await openSheet(apiWith(buildRoadmap([buildTopic(), long])));
  jest.spyOn(Math, 'random').mockReturnValue(0.75);
  await user.keyboard('r');
  expect(screen.getByRole('row', { name: /Problem 29/ })).toHaveFocus();
  await waitFor(() => expect(names()).toHaveLength(40));
  expect(names().every((name, index) => name?.startsWith(`Problem ${index}`))).toBe(true);
});
