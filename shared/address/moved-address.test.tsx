import { renderApp } from '@site/shared/testing';
import { waitFor } from '@testing-library/react';
import { movedAddress } from './index.ts';

test.each([
  ['/sheet?difficulty=hard#topics', '/roadmaps/dsa?difficulty=hard#topics'],
  ['/problems?q=trees', '/catalog?kind=problems&q=trees'],
  ['/problems#first', '/catalog?kind=problems#first'],
])('%s leads to %s', async (path, address) => {
  const routes = [
    movedAddress('/sheet', '/roadmaps/dsa'),
    movedAddress('/problems', '/catalog?kind=problems'),
  ];
  const { router } = renderApp(routes, { path });
  await waitFor(() => {
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(address);
  });
});
