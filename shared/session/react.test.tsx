import { act, render, screen } from '@testing-library/react';
import { asha } from '../testing/index.ts';
import { SessionProvider, useSession } from './index.ts';
import { createSessionStore } from './store.ts';

function Greeting() {
  const { status, user } = useSession();
  return <p>{status === 'signed-in' ? `Hello ${user?.name}` : 'Hello visitor'}</p>;
}

test('a component follows the session', () => {
  const store = createSessionStore();
  render(
    <SessionProvider store={store}>
      <Greeting />
    </SessionProvider>,
  );
  expect(screen.getByText('Hello visitor')).toBeVisible();
  act(() => store.getState().signIn(asha));
  expect(screen.getByText('Hello Asha Rao')).toBeVisible();
});

test('using the session outside its provider throws an error that names both', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Greeting />)).toThrow('useSession must be used within SessionProvider');
});
