import { asha } from '@site/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { apiWith, openSheet } from '../testing/practice-page.tsx';

const field = () => screen.getByPlaceholderText('Write your notes here...');
const tab = (name: string) => screen.getByRole('tab', { name });

async function openNote() {
  const view = await openSheet(apiWith(), { session: asha });
  await view.user.click(screen.getByRole('button', { name: 'Add note to Two Sum' }));
  return view;
}

test('writing starts at once: the text is focused', async () => {
  await openNote();
  expect(field()).toHaveFocus();
  expect(tab('Write')).toHaveAttribute('aria-selected', 'true');
});

test('a preview shows the note as it will look, and the text comes back unchanged', async () => {
  const { user } = await openNote();
  await user.type(field(), 'Use a **map**');
  await user.click(tab('Preview'));
  expect((await screen.findByText('map')).tagName).toBe('STRONG');
  expect(screen.getByRole('tabpanel', { name: 'Preview' })).toBeVisible();
  expect(field()).not.toBeVisible();
  await user.click(tab('Write'));
  expect(field()).toHaveValue('Use a **map**');
});

test('the arrow keys move between the tabs', async () => {
  const { user } = await openNote();
  await user.tab({ shift: true });
  expect(tab('Write')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Preview')).toHaveFocus();
  expect(await screen.findByText('Nothing to preview yet.')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(tab('Write')).toHaveFocus());
  expect(field()).toBeVisible();
});
