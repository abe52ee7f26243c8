import { asha, buildRoadmapSummary, fakeApi, networkFailure } from '@site/shared/testing';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
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
  renderShell([{ path: '/', element: <HomePage /> }], {
    path: '/',
    releaseManifest: testReleaseManifest(),
    ...options,
  });
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

test('a visitor sees which roadmap to start with, and reads each description to its end', async () => {
  const description = 'Eighteen patterns that carry most coding interviews. '.repeat(4).trim();
  const sql = buildRoadmapSummary({ id: 'sql', title: 'SQL', complexity: 'beginner' });
  const design = buildRoadmapSummary({ id: 'design', title: 'Design', complexity: 'advanced' });
  home({
    api: fakeApi().on('get', '/v1/roadmaps', () => ({
      status: 200,
      data: [{ ...dsa, completed_units: 0, description }, { ...sql, completed_units: 0 }, design],
    })),
  });
  const first = (await screen.findByRole('link', { name: 'DSA Sheet' })).closest('li');
  expect(within(first as HTMLElement).getByText('Start here')).toBeVisible();
  expect(within(first as HTMLElement).getByText(description)).toBeVisible();
  const last = screen.getByRole('link', { name: 'Design' }).closest('li');
  expect(within(last as HTMLElement).getByText('Later')).toBeVisible();
  expect(screen.queryByText('Then')).not.toBeInTheDocument();
});

test('a visitor sees pictures of the site, each in both themes with its size and its words', () => {
  home({ api: withRoadmaps() });
  const pictures = screen.getAllByRole('img').filter((one) => one.hasAttribute('src'));
  expect(pictures.map((one) => one.getAttribute('src')?.split('/').at(-1))).toEqual([
    'sheet-light.webp',
    'sheet-dark.webp',
    'solution-light.webp',
    'solution-dark.webp',
    'today-light.webp',
    'today-dark.webp',
  ]);
  for (const picture of pictures) {
    expect(picture).toHaveAccessibleName();
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
  }
});

test('a signed-in person sees their progress, and nothing is advertised', async () => {
  home({ api: withRoadmaps(), session: asha });
  expect(await screen.findByRole('heading', { name: 'Welcome back, Asha.' })).toBeVisible();
  expect(screen.queryByText('Practice that adds up')).not.toBeInTheDocument();
  expect(screen.queryByText('Placement training')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Request Callback' })).not.toBeInTheDocument();
  const progress = await screen.findByRole('progressbar', { name: 'DSA Sheet progress' });
  expect(progress).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('45/180 completed')).toBeInTheDocument();
});

test('while the roadmaps load, placeholders reserve their space and say so', () => {
  home({ api: fakeApi().on('get', '/v1/roadmaps', () => new Promise(() => {})) });
  expect(screen.getByText('Loading roadmaps...')).toBeInTheDocument();
});

test('if the roadmaps cannot be loaded, they can be retried on the spot', async () => {
  const api = fakeApi().on('get', '/v1/roadmaps', () => {
    throw networkFailure();
  });
  const { user } = home({ api });
  expect(await screen.findByText("We couldn't load the roadmaps")).toBeInTheDocument();
  api.on('get', '/v1/roadmaps', () => ({ status: 200, data: [dsa] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'DSA Sheet' })).toBeInTheDocument();
});

test('a signed-in person also sees in their own panel that roadmaps could not be loaded', async () => {
  const api = fakeApi().on('get', '/v1/roadmaps', () => {
    throw networkFailure();
  });
  home({ api, session: asha });
  expect(await screen.findByText("We couldn't load them.")).toBeVisible();
});

test('a visitor is led to the default roadmap, to all of them, to a plan and to mock tests', async () => {
  home({ api: withRoadmaps(), config: { defaultRoadmapId: 'dsa' } });
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('Make a plan')).toBe('/roadmaps/plan');
  expect(to('Choose a mock test')).toBe('/mock-tests');
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
