import { asha } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  apiWith,
  bookmark,
  check,
  openSheet,
  patchPath,
  saved,
} from '../testing/practice-page.tsx';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

const api = () =>
  apiWith().on('patch', patchPath('dsa-two-sum'), saved).on('patch', patchPath('dsa-3sum'), saved);
const row = (name: RegExp) => screen.getByRole('row', { name });
const search = () => screen.getByRole('searchbox', { name: 'Search problems' });
const open = (path?: string) => openSheet(api(), { session: asha, path });

test('keys move from problem to problem and press the controls in the row', async () => {
  const { user } = await open();
  await user.keyboard('j');
  expect(row(/Two Sum/)).toHaveFocus();
  await user.keyboard('j');
  expect(row(/3Sum/)).toHaveFocus();
  expect(row(/3Sum/)).toHaveAttribute('aria-current', 'true');
  await user.keyboard('k');
  expect(row(/Two Sum/)).toHaveFocus();
  await user.keyboard('cb');
  await waitFor(() => expect(check('Two Sum')).toBeChecked());
  await waitFor(() => expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'true'));
  expect(check('3Sum')).not.toBeChecked();
  await user.keyboard('n');
  expect(await screen.findByRole('dialog', { name: 'Add Note' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(row(/Two Sum/)).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(row(/Two Sum/)).not.toHaveAttribute('aria-current');
});

test("the key that opens a note isn't typed into it", async () => {
  const { user } = await open();
  for (const _ of ['the dialog is fetched', 'the dialog is there']) {
    await user.keyboard('jn');
    expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('the link of a problem is opened with o, and with Enter only on the row itself', async () => {
  const { user } = await open();
  const opened = jest.fn((event: MouseEvent) => event.preventDefault());
  screen.getByRole('link', { name: 'Two Sum' }).addEventListener('click', opened);
  await user.keyboard('jo{Enter}');
  expect(opened).toHaveBeenCalledTimes(2);
  act(() => bookmark('Two Sum').focus());
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(2);
});

test('a slash moves to the search, Enter to its first result, and e closes and opens the topic', async () => {
  const { user } = await open();
  await user.keyboard('/3s');
  expect(search()).toHaveValue('3s');
  await waitFor(() => expect(screen.queryByText('Two Sum')).not.toBeInTheDocument());
  await user.keyboard('{Enter}');
  expect(row(/3Sum/)).toHaveFocus();
  await user.keyboard('e');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Arrays/ })).toHaveFocus();
  await user.keyboard('e');
  expect(await screen.findByRole('table')).toBeVisible();
});

test('Escape empties the search, then leaves it', async () => {
  const { user } = await open('/roadmaps/dsa?q=sum');
  await user.click(search());
  await user.keyboard('{Escape}');
  expect(search()).toHaveValue('');
  expect(search()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(search()).not.toHaveFocus();
});

test('completing a problem that the filter then hides moves on to the next one', async () => {
  const { user } = await open('/roadmaps/dsa?status=todo');
  await user.keyboard('jc');
  await waitFor(() => expect(row(/3Sum/)).toHaveFocus());
  expect(screen.queryByText('Two Sum')).not.toBeInTheDocument();
});

test('keys do nothing while typing, with a modifier key held, or in a dialog', async () => {
  const { user } = await open();
  await user.keyboard('j');
  await user.type(search(), 'c');
  await user.clear(search());
  act(() => search().blur());
  await user.keyboard('{Control>}b{/Control}');
  await user.click(screen.getByRole('button', { name: 'Add note to Two Sum' }));
  await screen.findByRole('dialog');
  act(() => screen.getByRole('tab', { name: 'Write' }).focus());
  await user.keyboard('cj{Escape}');
  expect(check('Two Sum')).not.toBeChecked();
  expect(bookmark('Two Sum')).toHaveAttribute('aria-pressed', 'false');
});

test('a list of the shortcuts opens with ? or a button, and can turn single keys off permanently', async () => {
  const { user, unmount } = await open();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(screen.getByText('Random unsolved problem', { selector: 'dd' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Single-key shortcuts/ }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('j?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(row(/Two Sum/)).not.toHaveFocus();
  expect(window.localStorage.getItem('single-key-shortcuts')).toBe('off');
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(await screen.findByRole('checkbox', { name: /^Single-key/ })).not.toBeChecked();
  unmount();
});

describe('going to a problem', () => {
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
    const long = buildTopic({
      id: 'long',
      title: 'Long',
      sequence_number: 2,
      learning_units: units,
    });
    const names = () => screen.queryAllByRole('rowheader').map((row) => row.textContent);
    const { user } = await openSheet(apiWith(buildRoadmap([buildTopic(), long])));
    jest.spyOn(Math, 'random').mockReturnValue(0.75);
    await user.keyboard('r');
    expect(screen.getByRole('row', { name: /Problem 29/ })).toHaveFocus();
    await waitFor(() => expect(names()).toHaveLength(40));
    expect(names().every((name, index) => name?.startsWith(`Problem ${index}`))).toBe(true);
  });
});
