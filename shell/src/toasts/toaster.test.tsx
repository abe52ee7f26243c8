import { ToastText } from '@site/shared/ui/toast-text.tsx';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

const say = (...texts: string[]) =>
  act(() => {
    for (const text of texts) toast.success(text);
  });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a notice stays for four seconds', () => {
  say('Note saved successfully!');
  wait(3900);
  expect(screen.getByText('Note saved successfully!')).toBeInTheDocument();
  wait(200);
  expect(screen.queryByText('Note saved successfully!')).not.toBeInTheDocument();
});

test('at most three are visible: the newest, and the older ones do not come back', () => {
  say('one', 'two', 'three', 'four');
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  expect(screen.queryByText('four')).not.toBeInTheDocument();
  expect(screen.getByText('two')).toBeInTheDocument();
  expect(screen.queryByText('one')).not.toBeInTheDocument();
});

test('hovering pauses the timers, even after a notice was dismissed there', () => {
  say('first', 'second');
  const area = screen.getByRole('region', { name: 'Notifications' });
  fireEvent.mouseEnter(area);
  wait(10_000);
  expect(screen.getByText('first')).toBeInTheDocument();
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  wait(4100);
  expect(screen.queryByText('first')).not.toBeInTheDocument();
});

test('failures interrupt, successes wait their turn', () => {
  act(() => {
    toast.error('Failed to save note');
    toast.success('Bookmark updated successfully!');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save note');
  expect(screen.getByRole('status')).toHaveTextContent('Bookmark updated successfully!');
});

test('a notice may have a title and a text', () => {
  act(() => {
    toast.success(
      <ToastText title="Login Successful" text="You have been logged in successfully." />,
    );
  });
  expect(screen.getByText('Login Successful')).toBeInTheDocument();
  expect(screen.getByText('You have been logged in successfully.')).toBeInTheDocument();
});
