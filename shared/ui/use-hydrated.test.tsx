import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './use-hydrated.ts';

const Size = () => <p>{useHydrated() ? `${innerWidth} px wide` : 'of some width'}</p>;

test('what only the browser knows is shown at once if the page begins in the browser', () => {
  render(<Size />);
  expect(screen.getByText('1024 px wide')).toBeVisible();
});

test('on a page from the server it appears once that was taken over, without a complaint', async () => {
  const complaints = jest.spyOn(console, 'error');
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Size />);
  expect(root).toHaveTextContent('of some width');
  document.body.append(root);
  await act(async () => void hydrateRoot(root, <Size />));
  expect(screen.getByText('1024 px wide')).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});
