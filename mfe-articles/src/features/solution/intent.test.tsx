import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildProblem } from '../../testing/problem-builder.ts';
import { reportInView, stubObservers } from '../../testing/stub-observers.ts';
import { Solution } from './solution.tsx';

beforeEach(() => {
  localStorage.clear();
  stubObservers();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function open() {
  const python = {
    prepare: jest.fn(),
    run: jest.fn(() => ({ outcome: new Promise<never>(() => {}), stop: () => {} })),
    closeUnused: () => {},
    close: () => {},
  };
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { container } = render(
    <Solution problem={buildProblem()} offer={null} python={() => python} />,
  );
  return { ...python, user, container, section: container.firstElementChild as Element };
}

const button = (name: string) => screen.getByRole('button', { name });

test.each(['Run', 'Run tests'])(
  'a pointer that reaches %s has Python prepared: nothing runs and nothing on the page changes',
  async (name) => {
    const { prepare, run, user, container } = open();
    const before = container.innerHTML;
    expect(prepare).not.toHaveBeenCalled();
    await user.hover(button(name));
    expect(prepare).toHaveBeenCalled();
    expect(run).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe(before);
  },
);

test('so does the focus on Run', () => {
  const { prepare } = open();
  act(() => button('Run').focus());
  expect(prepare).toHaveBeenCalled();
});

test('so does opening the editor', async () => {
  const { prepare, user } = open();
  await user.click(button('Edit'));
  expect(prepare).toHaveBeenCalled();
});

test('Python is prepared for somebody who reads the solution for a second, not for somebody who scrolls past', () => {
  const { prepare, section } = open();
  reportInView(section);
  jest.advanceTimersByTime(900);
  reportInView(section, false);
  jest.advanceTimersByTime(1_000);
  expect(prepare).not.toHaveBeenCalled();
  reportInView(section);
  jest.advanceTimersByTime(1_000);
  expect(prepare).toHaveBeenCalled();
});

test('on a connection that saves data, Python is only loaded to run something', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { prepare, run, user, section } = open();
  reportInView(section);
  jest.advanceTimersByTime(5_000);
  await user.click(button('Edit'));
  await user.click(button('Run'));
  expect(prepare).not.toHaveBeenCalled();
  expect(run).toHaveBeenCalledTimes(1);
});
