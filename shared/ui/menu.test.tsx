import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { Menu, MenuItem } from './menu.tsx';

function setUp() {
  const chosen = jest.fn();
  render(
    <Menu trigger={<Button>Account</Button>} heading="Asha Rao">
      <MenuItem onSelect={() => chosen('settings')}>Settings</MenuItem>
      <MenuItem onSelect={() => chosen('logout')}>Logout</MenuItem>
    </Menu>,
  );
  const user = userEvent.setup();
  return { user, chosen, trigger: screen.getByRole('button', { name: 'Account' }) };
}

test('the arrow keys open it and move through it, Enter selects', async () => {
  const { user, chosen, trigger } = setUp();
  act(() => trigger.focus());
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['logout']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('Escape closes it without selecting anything and returns the focus', async () => {
  const { user, chosen, trigger } = setUp();
  await user.click(trigger);
  expect(await screen.findByText('Asha Rao')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(chosen).not.toHaveBeenCalled();
  expect(trigger).toHaveFocus();
});
