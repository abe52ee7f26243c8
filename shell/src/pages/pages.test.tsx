import { render, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';
import { AppBoundary, RouteFailure } from './app-boundary.tsx';
import { NotFound } from './not-found.tsx';
import { PlacementTrainingPage } from './placement-training/placement-training-page.tsx';

test('an unknown address says so and leads home', () => {
  renderShell([{ path: '/nowhere', element: <NotFound /> }], { path: '/nowhere' });
  expect(screen.getByRole('heading', { name: 'Sorry page not found!' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

test('the placement page leads to a plan with a date, mock tests, low-level design and HR questions', () => {
  renderShell([{ path: '/placementtraining', element: <PlacementTrainingPage /> }], {
    path: '/placementtraining',
  });
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('Make a plan of your own')).toBe('/roadmaps/plan');
  expect(to('Take a mock test')).toBe('/mock-tests');
  expect(to('Practise low-level design')).toBe('/roadmaps/low-level-design');
  expect(to('Practise HR questions and group discussions')).toBe('/roadmaps/hr');
});

test('the placement page answers a question at a click and offers a callback', async () => {
  const { user } = renderShell(
    [{ path: '/placementtraining', element: <PlacementTrainingPage /> }],
    {
      path: '/placementtraining',
    },
  );
  expect(screen.getByRole('table', { name: 'Preparation plan' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Do I need an account?' }));
  expect(screen.getByText(/we keep your progress/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Request Callback' })).not.toHaveLength(0);
});

const Broken = () => {
  throw new Error('no such shelf');
};

test('a failure of the whole application is shown in words, not in those of the error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Error loading app: something stopped working.',
  );
});

test('so is an error that the router catches', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderShell([{ path: '/broken', element: <Broken />, errorElement: <RouteFailure /> }], {
    path: '/broken',
  });
  expect(
    await screen.findByText('Error loading app: something stopped working.'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/no such shelf/)).not.toBeInTheDocument();
});
