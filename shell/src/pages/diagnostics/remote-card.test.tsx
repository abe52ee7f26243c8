import { screen, within } from '@testing-library/react';
import { composeSite } from '../../testing/composed-site.tsx';

const site = composeSite({
  'mfe-bad': {
    live: {},
    before: { './routes': { routes: [{ path: '/bad', element: null }] } },
  },
});

afterEach(() => jest.restoreAllMocks());

test('a remote that runs its previous version says so, and why', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  // jsdom doesn't record what it loads.
  Object.assign(performance, { getEntriesByType: () => [] });
  const user = site.open('/test');
  await user.click(await screen.findByRole('button', { name: 'Load mfe-bad' }));
  const card = await screen.findByRole('region', { name: 'mfe-bad' });
  expect(await within(card).findByText('previous version')).toBeVisible();
  expect(within(card).getByRole('status')).toHaveTextContent(
    'mfe-bad failed at stage "evaluate": ./routes is empty; before runs instead',
  );
  expect(within(card).getByText('/releases/mfe-bad/before/')).toBeVisible();
});
