import { render } from '@testing-library/react';
import { stubBrowser } from '../../testing/browser-stubs.ts';
import { useAutoAdvance } from './use-auto-advance.ts';

const advance = jest.fn();

function Slides({ running }: { running: boolean }) {
  useAutoAdvance(advance, 2000, running);
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  advance.mockClear();
});
afterEach(() => jest.useRealTimers());

test('the slides advance every two seconds', () => {
  stubBrowser();
  render(<Slides running />);
  jest.advanceTimersByTime(1999);
  expect(advance).not.toHaveBeenCalled();
  jest.advanceTimersByTime(4001);
  expect(advance).toHaveBeenCalledTimes(3);
});

test('they pause while hovered, and continue afterwards', () => {
  stubBrowser();
  const { rerender } = render(<Slides running={false} />);
  jest.advanceTimersByTime(6000);
  expect(advance).not.toHaveBeenCalled();
  rerender(<Slides running />);
  jest.advanceTimersByTime(2000);
  expect(advance).toHaveBeenCalledTimes(1);
});

test('they never move for people who prefer reduced motion', () => {
  stubBrowser({ reducedMotion: true });
  render(<Slides running />);
  jest.advanceTimersByTime(10_000);
  expect(advance).not.toHaveBeenCalled();
});
