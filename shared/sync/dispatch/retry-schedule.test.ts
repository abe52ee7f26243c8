import { createRetrySchedule } from './retry-schedule.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a queue that the server paused is tried once that is over, even if another tab held it meanwhile', () => {
  const attempt = jest.fn();
  const schedule = createRetrySchedule(attempt);
  schedule.retry('asha unit two-sum', 60_000);
  schedule.retry('asha unit two-sum', null);
  jest.advanceTimersByTime(59_000);
  expect(schedule.isPaused('asha unit two-sum')).toBe(true);
  attempt.mockClear();
  jest.advanceTimersByTime(2_000);
  expect(schedule.isPaused('asha unit two-sum')).toBe(false);
  expect(attempt).toHaveBeenCalledTimes(1);
});
