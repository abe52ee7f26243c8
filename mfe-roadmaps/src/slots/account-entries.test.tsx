import type { Home } from '@site/shared/contracts/practice';
import { asha, fakeApi, renderApp } from '@site/shared/testing';
import { Menu, MenuItem } from '@site/shared/ui/menu.tsx';
import { screen, waitFor } from '@testing-library/react';
import { buildHome } from '../features/home/testing/build-home.ts';
import AccountEntries from './account-entries.tsx';

const menu = (
  <Menu defaultOpen trigger={<button type="button">Account</button>}>
    <AccountEntries Item={MenuItem} />
  </Menu>
);

function open(facts: Partial<Home> | null) {
  const api = fakeApi().on('get', '/v1/home', () =>
    facts ? { status: 200, data: buildHome(facts) } : { status: 503 },
  );
  return renderApp([{ path: '/', element: menu }], { api, session: asha });
}

const item = (name: string) => screen.findByRole('menuitem', { name });

test("the account menu shows what's due today and the plan's target date", async () => {
  const { user } = open({ due: ['dsa-two-sum', 'dsa-3sum'], planUntil: '2026-12-31' });
  expect(await item('Plan until Thu, Dec 31')).toBeVisible();
  await user.click(await item('Today: 2 problems due'));
  expect(await screen.findByText('Elsewhere: /roadmaps/today')).toBeVisible();
});

test('its entries can be chosen with the keyboard', async () => {
  const { user } = open({});
  await item('Today');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText('Elsewhere: /roadmaps/plan')).toBeVisible();
});

test("a plan that's over has no date", async () => {
  open({ due: ['dsa-two-sum'], planUntil: '2026-11-20' });
  expect(await item('Today: 1 problem due')).toBeVisible();
  expect(await item('Plan')).toBeVisible();
});

test('without a response, the links work all the same', async () => {
  const { api } = open(null);
  expect(await item('Today')).toBeVisible();
  expect(await item('Plan')).toBeVisible();
  await waitFor(() => expect(api.callsTo('get', '/v1/home')).not.toHaveLength(0));
});
