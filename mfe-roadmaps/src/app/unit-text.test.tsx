import type { UnitMaterial, UnitText } from '@site/shared/contracts';
import { asha, fakeApi, renderApp } from '@site/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes.tsx';
import { daysPath, nothingScheduled, patchPath, saved } from '../testing/practice-page.tsx';
import { buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

const unit = buildUnit({
  id: 'design-queues',
  name: 'Queues',
  page_link: '/roadmaps/design/design-queues',
});
const sheet = buildRoadmap([buildTopic({ learning_units: [unit] })], { id: 'design' });
const headings = ['Why', 'How', 'When', 'How long'];

type Text = UnitText & Pick<UnitMaterial, 'reviewed'>;

const text = (facts: Partial<Text> = {}): Text => ({
  kind: 'text',
  unitId: 'design-queues',
  description: 'A queue waits.',
  content: `<p>A queue waits, as <a href="/article/sql-indexes">indexes</a> don't.</p><script>alert(1)</script>${headings
    .map((title) => `<h2 id="article-${title.toLowerCase().replace(' ', '-')}">${title}</h2>`)
    .join('')}`,
  table_of_contents: headings.map((title) => ({
    id: `article-${title.toLowerCase().replace(' ', '-')}`,
    title,
    level: 2,
  })),
  reading_time_minutes: 7,
  reviewed: null,
  ...facts,
});

const open = (shown = text()) =>
  renderApp(routes, {
    path: '/roadmaps/design/design-queues',
    session: asha,
    api: fakeApi()
      .on('get', '/v1/roadmaps/design', () => ({ status: 200, data: sheet }))
      .on('get', '/v1/roadmaps/design/units/design-queues', () => ({ status: 200, data: shown }))
      .on('get', daysPath, () => ({ status: 200, data: nothingScheduled }))
      .on('patch', patchPath('design-queues'), saved),
  });

test('a text is shown with its reading time and contents, without scripts', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Queues' })).toBeVisible();
  expect(await screen.findByText(/A queue waits/)).toBeVisible();
  expect(screen.getByText('7 min read')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
  expect(container.querySelector('script')).toBeNull();
});

test('our answer is folded until someone opens it', async () => {
  open();
  expect(await screen.findByText(/A queue waits/)).toBeVisible();
  expect(screen.getByText(/^You can't solve this one here\./)).toBeVisible();
  const why = screen.getByRole('heading', { name: 'Why', hidden: true });
  expect(why).not.toBeVisible();
  await userEvent.click(screen.getByText('Our answer'));
  expect(why).toBeVisible();
});

test('an address that links to a part of the answer opens it', async () => {
  const { router } = open();
  await screen.findByText(/A queue waits/);
  await act(() => router.navigate({ hash: 'main' }));
  expect(screen.getByRole('heading', { name: 'How', hidden: true })).not.toBeVisible();
  await act(() => router.navigate({ hash: 'article-how' }));
  expect(screen.getByRole('heading', { name: 'How' })).toBeVisible();
});

test('a text without parts has nothing to fold', async () => {
  open(text({ content: '<p>A queue waits.</p>', table_of_contents: [] }));
  expect(await screen.findByText(/A queue waits/)).toBeVisible();
  expect(screen.queryByText('Our answer')).not.toBeInTheDocument();
  expect(screen.queryByText(/^You can't solve/)).not.toBeInTheDocument();
});

test('it says who stands behind it and when it was reviewed', async () => {
  open(text({ reviewed: '2026-11-26' }));
  const facts = await screen.findByRole('list', { name: 'About this text' });
  expect(await within(facts).findByText('By the Stepwise editors')).toBeVisible();
  expect(facts).toHaveTextContent('Reviewed November 26, 2026');
});

test("a text that hasn't been reviewed says nothing about a review", async () => {
  open();
  const facts = await screen.findByRole('list', { name: 'About this text' });
  expect(await within(facts).findByText('By the Stepwise editors')).toBeVisible();
  expect(facts).not.toHaveTextContent('Reviewed');
});

test('its links within the site go through the router', async () => {
  const { router } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'indexes' }));
  expect(router.state.location.pathname).toBe('/article/sql-indexes');
});

test('a short text has no list of contents', async () => {
  open(text({ table_of_contents: text().table_of_contents.slice(0, 3) }));
  expect(await screen.findByText(/A queue waits/)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
});

test('a reader can mark it complete at its end', async () => {
  open();
  const [, atEnd] = await screen.findAllByRole('button', { name: 'Mark complete' });
  await userEvent.click(atEnd as HTMLElement);
  expect(await screen.findByRole('button', { name: /^Completed/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark complete' })).not.toBeInTheDocument();
});
