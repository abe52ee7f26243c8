import { fireEvent, render, screen } from '@testing-library/react';
import { useSettled } from './use-settled.ts';

function Page({ due, settle }: { due: string | null; settle: (due: string) => void }) {
  useSettled(due, settle);
  return <a href="#elsewhere">Elsewhere</a>;
}

const open = () => {
  const settle = jest.fn();
  render(<Page due="?search=trees" settle={settle} />);
  return settle;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is due is handed over once it has stayed the same for a moment', () => {
  const settle = open();
  expect(settle).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(settle.mock.calls).toEqual([['?search=trees']]);
});

test('a press hands over what is due before it can lead elsewhere, and only once', () => {
  const settle = open();
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(settle).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(settle).toHaveBeenCalledTimes(1);
});

test('what is due is dropped when a person goes back: it would be written to another page', () => {
  const settle = open();
  fireEvent.popState(window);
  jest.runAllTimers();
  expect(settle).not.toHaveBeenCalled();
});
