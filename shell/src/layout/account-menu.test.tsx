import { asha } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

test('the account menu lists what remotes add to it in order, each entry with its icon', async () => {
  const places = ['account' as const];
  const navigation = [
    { label: 'Today', path: '/roadmaps/today', places, order: 25, icon: 'calendar' as const },
    { label: 'Profile', path: '/profile', places, order: 10 },
  ];
  const { user } = renderShell([{ path: '/', element: <h1>Page</h1> }], {
    session: asha,
    navigation,
  });
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await screen.findByRole('menuitem', { name: 'Today' });
  const items = screen.getAllByRole('menuitem').map((item) => {
    const icon = item.querySelector('svg');
    return [item.textContent, /lucide-(\w+)/.exec(icon?.getAttribute('class') ?? '')?.[1]];
  });
  expect(items.slice(0, 2)).toEqual([
    ['Profile', 'user'],
    ['Today', 'calendar'],
  ]);
});
