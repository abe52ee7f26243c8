import type { StartupError } from '../../errors/startup-error.ts';
import { keepRunning } from './keep-running.ts';

/** Pauses are asked for and over at once. */
const pauses: number[] = [];
jest.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => void pauses.push(ms),
}));

test('a database that does not start again is tried ten times, ever more slowly, and then given up in one line', async () => {
  const starts = jest.fn().mockRejectedValue(new Error('The disk is full.'));
  starts.mockResolvedValueOnce({ isOwn: true, ended: Promise.resolve() });
  const notices: string[] = [];
  const reason = await new Promise<StartupError>((giveUp) => {
    void keepRunning({ start: starts, notice: (line) => notices.push(line), giveUp });
  });
  expect(reason.message).toBe(
    'The embedded database ended or failed to start 10 times in a row; giving up. The disk is full.',
  );
  expect(starts).toHaveBeenCalledTimes(11);
  expect(pauses).toEqual([200, 400, 800, 1600, 3200, 6400, 10000, 10000, 10000, 10000]);
  expect(notices[0]).toBe('The embedded database ended unexpectedly. Starting it again.');
});
