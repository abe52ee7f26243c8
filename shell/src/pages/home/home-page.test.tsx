import { asha, buildRoadmapSummary, fakeApi, networkFailure } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.tsx';
import { HomePage } from './home-page.tsx';

const dsa = buildRoadmapSummary({
  id: 'dsa',
  title: 'DSA Sheet',
  unit_count: 180,
  topic_count: 18,
  completed_units: 45,
});
const home = (options: Parameters<typeof renderShell>[1]) =>
  renderShell([{ path: '/', element: <HomePage /> }], { path: '/', ...options });
const withRoadmaps = () =>
  fakeApi().on('get', '/v1/roadmaps', () => ({ status: 200, data: [dsa] }));

test('a visitor sees the roadmaps with their counts and a link to each', async () => {
  home({ api: withRoadmaps() });
  const link = await screen.findByRole('link', { name: 'DSA Sheet' });
  expect(link).toHaveAttribute('href', '/roadmaps/dsa');
  const card = within(link.closest('li') as HTMLElement);
  expect(card.getByText('180').parentElement).toHaveTextContent('180 problems');
  expect(card.getByText('18').parentElement).toHaveTextContent('18 topics');
  expect(card.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a signed-in person also sees their progress', async () => {
  home({ api: withRoadmaps(), session: asha });
  const progress = await screen.findByRole('progressbar', { name: 'DSA Sheet progress' });
  expect(progress).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('45/180 completed')).toBeInTheDocument();
});

test('while the roadmaps load, placeholders keep their space and say so', () => {
  home({ api: fakeApi().on('get', '/v1/roadmaps', () => new Promise(() => {})) });
  expect(screen.getByText('Loading roadmaps...')).toBeInTheDocument();
});

test('if the roadmaps cannot be loaded, they can be retried on the spot', async () => {
  const api = fakeApi().on('get', '/v1/roadmaps', () => {
    throw networkFailure();
  });
  const { user } = home({ api });
  expect(await screen.findByText('The roadmaps could not be loaded')).toBeInTheDocument();
  api.on('get', '/v1/roadmaps', () => ({ status: 200, data: [dsa] }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'DSA Sheet' })).toBeInTheDocument();
});

test('a signed-in person is also told in their own panel that roadmaps could not be loaded', async () => {
  const api = fakeApi().on('get', '/v1/roadmaps', () => {
    throw networkFailure();
  });
  home({ api, session: asha });
  expect(await screen.findByText('They could not be loaded.')).toBeVisible();
});

test('the two buttons lead to the default roadmap and to all of them', async () => {
  home({ api: withRoadmaps(), config: { defaultRoadmapId: 'dsa' } });
  expect(screen.getByRole('link', { name: 'Start the DSA sheet' })).toHaveAttribute(
    'href',
    '/roadmaps/dsa',
  );
  expect(screen.getByRole('link', { name: 'See all roadmaps' })).toHaveAttribute(
    'href',
    '/roadmaps',
  );
  expect(await screen.findByRole('link', { name: 'DSA Sheet' })).toBeInTheDocument();
});
