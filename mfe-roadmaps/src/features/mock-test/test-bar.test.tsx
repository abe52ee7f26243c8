import { render, screen } from '@testing-library/react';
import { TestBar } from './test-bar.tsx';
import type { Saving } from './work-store.ts';

const show = (saving: Saving) => (
  <TestBar title="First test" secondsLeft={3_000} saving={saving}>
    <button type="button">Hand in</button>
  </TestBar>
);
/** What a screen reader announces. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test("saving after a pause isn't announced, but an error is", () => {
  const { rerender } = render(show('saving'));
  expect(screen.getByText('Saving...')).toBeVisible();
  expect(announced()).toBe('');
  rerender(show('saved'));
  expect(screen.getByText('Saved')).toBeVisible();
  expect(announced()).toBe('');
  rerender(show('on-device'));
  expect(announced()).toMatch(/^Saved on this device\./);
  rerender(show('refused'));
  expect(announced()).toMatch(/^Not saved/);
});
