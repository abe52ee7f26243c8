import { render, screen } from '@testing-library/react';
import type { Saving } from './keep-work.ts';
import { TestBar } from './test-bar.tsx';

const show = (saving: Saving) => (
  <TestBar title="First test" secondsLeft={3_000} saving={saving} onHandIn={() => {}} />
);
/** What a screen reader says by itself. */
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test('every pause in typing is saved without a word, and what goes wrong is told', () => {
  const { rerender } = render(show('saving'));
  expect(screen.getByText('Saving...')).toBeVisible();
  expect(told()).toBe('');
  rerender(show('saved'));
  expect(screen.getByText('Saved')).toBeVisible();
  expect(told()).toBe('');
  rerender(show('on-device'));
  expect(told()).toMatch(/^Saved on this device\./);
  rerender(show('refused'));
  expect(told()).toMatch(/^Not saved/);
});
