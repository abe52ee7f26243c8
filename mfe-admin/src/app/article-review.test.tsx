import type { AdminRole } from '@site/shared/contracts/composition';
import type { ReviewedArticle } from '@site/shared/contracts/editorial';
import { type FakeApi, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, ravi } from '../testing/admin-api.ts';
import { articleApi, openArticle, path } from '../testing/article-editor.tsx';
import { buildArticle, withArticles } from '../testing/articles-api.ts';

const asha = { id: '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c02', name: 'Asha' };
const meera = { id: '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c03', name: 'Meera' };
const requested_at = '2026-11-29T09:00:00.000Z';
const none: ReviewedArticle = { review: null, comments: [], reviewers: [asha] };
const open: ReviewedArticle = {
  ...none,
  review: { state: 'open', requested_at, requested_by: meera, reviewer: null, decision: null },
};
const comment: ReviewedArticle['comments'][number] = {
  id: '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c04',
  quote: 'Walk from one end.',
  content: 'From both ends?',
  written_at: requested_at,
  author: asha,
  settled: null,
};

/** An API on which the article is reviewed so, by an administrator with this role. */
const reviewing = (reviewed: ReviewedArticle, role: AdminRole = 'owner'): FakeApi =>
  articleApi()
    .on('get', '/v1/admins/me', () => ({ status: 200, data: { ...ravi, role } }))
    .on('get', `${path}/review`, () => ({ status: 200, data: reviewed }));

const panel = async () => within(await screen.findByRole('region', { name: 'Review' }));

test('an editor sends an article to a reviewer', async () => {
  let reviewed = none;
  const api = reviewing(none)
    .on('get', `${path}/review`, () => ({ status: 200, data: reviewed }))
    .on('post', `${path}/review`, () => {
      const byMe = { id: ravi.id, name: ravi.name };
      reviewed = {
        ...open,
        review: {
          ...{ state: 'open', requested_at, requested_by: byMe, reviewer: asha, decision: null },
        },
      };
      return { status: 200, data: reviewed };
    });
  const { user } = await openArticle(api);
  const review = await panel();
  expect(await review.findByText('Not in review.')).toBeVisible();
  await user.selectOptions(review.getByLabelText('Reviewer'), 'Asha');
  await user.click(review.getByRole('button', { name: 'Send to review' }));
  expect(await review.findByText(/Ravi Menon sent it to Asha/)).toBeVisible();
  expect(api.callsTo('post', `${path}/review`).map(({ data }) => data)).toEqual([
    { reviewer: asha.id },
  ]);
  // Someone else decides.
  expect(review.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(review.getByRole('button', { name: 'Withdraw from review' })).toBeVisible();
});

test('a reviewer reads the article, comments and approves, and has nothing that publishes', async () => {
  let reviewed = open;
  const api = reviewing(open, 'reviewer')
    .on('get', `${path}/review`, () => ({ status: 200, data: reviewed }))
    .on('post', '/v1/admin/articles/preview', () => ({
      status: 200,
      data: { content: '<p>Start here.</p>', table_of_contents: [], reading_time_minutes: 1 },
    }))
    .on('post', `${path}/review/comments`, ({ data }) => {
      const { id, quote, content } = data as typeof comment;
      reviewed = { ...open, comments: [{ ...comment, id, quote, content }] };
      return { status: 200, data: reviewed };
    })
    .on('put', `${path}/review/decision`, () => {
      const decision = { by: ravi.name, at: requested_at, is_current: true };
      reviewed = {
        ...open,
        review: open.review && { ...open.review, state: 'approved', decision },
      };
      return { status: 200, data: reviewed };
    });
  const { user } = renderApp(routes, { path: '/admin/articles/two-pointers', api });
  const review = await panel();
  expect(await review.findByText(/Meera sent it to everyone who reviews/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  expect(screen.queryByText(/What you type is saved as a draft/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Article' })).toBeVisible();
  expect(review.queryByRole('button', { name: /review/ })).toBeNull();

  await user.click(review.getByLabelText('Comment on the article'));
  await user.paste('Who reads this?');
  await user.click(review.getByRole('button', { name: 'Comment' }));
  expect(await review.findByText('Who reads this?')).toBeVisible();
  expect(review.getByText('1 open comment')).toBeVisible();

  await user.click(review.getByRole('button', { name: 'Approve' }));
  expect(await review.findByText(/^Decided by Ravi Menon/)).toBeVisible();
  expect(api.callsTo('put', `${path}/review/decision`).map(({ data }) => data)).toEqual([
    { decision: 'approved', revision: 7 },
  ]);
});

test('an author settles comments one by one; each shows the passage as it was', async () => {
  const second = { ...comment, id: asha.id, quote: null, content: 'A picture?' };
  let comments = [comment, second];
  const api = reviewing(none)
    .on('get', `${path}/review`, () => ({ status: 200, data: { ...none, comments } }))
    .on('put', `${path}/review/comments/${comment.id}`, () => {
      comments = [{ ...comment, settled: { by: ravi.name, at: requested_at } }, second];
      return { status: 200, data: { ...none, comments } };
    });
  const { user } = await openArticle(api);
  const review = await panel();
  expect(await review.findByText('Walk from one end.')).toBeVisible();
  expect(review.getByText('2 open comments')).toBeVisible();
  await user.click(review.getByRole('button', { name: 'Settle the comment “From both ends?”' }));
  expect(await review.findByText('1 open comment')).toBeVisible();
  expect(review.getByText('1 settled comment')).toBeVisible();
  expect(review.getByRole('button', { name: 'Settle the comment “A picture?”' })).toBeVisible();
});

test('a comment leads to its passage in the text, or says that it is gone', async () => {
  const onPassage = { ...comment, quote: 'here.\n\nWalk' };
  const gone = { ...comment, id: asha.id, quote: 'Walk from one end.', content: 'Why one?' };
  const { user } = await openArticle(
    reviewing(none).on('get', `${path}/review`, () => ({
      status: 200,
      data: { ...none, comments: [onPassage, gone] },
    })),
  );
  const review = await panel();
  await user.click(
    await review.findByRole('button', { name: `Show the passage of “${comment.content}”` }),
  );
  expect(String(document.getSelection())).toBe('here.Walk');
  await user.click(review.getByRole('button', { name: 'Show the passage of “Why one?”' }));
  expect(await screen.findByText("The passage isn't in the text any more.")).toBeVisible();
});

test('what waits for an administrator is counted in the menu and listed', async () => {
  const item = { article: { id: 'graphs', title: 'Graphs' }, at: requested_at, open_comments: 2 };
  const api = adminApi().on('get', '/v1/admin/waiting', () => ({
    status: 200,
    data: {
      items: [
        { ...item, kind: 'review', by: 'Meera', to_you: true },
        {
          ...{ kind: 'returned', by: 'Asha', to_you: true, at: requested_at, open_comments: 0 },
          article: { id: 'heaps', title: 'Heaps' },
        },
      ],
    },
  }));
  renderApp(routes, { path: '/admin/waiting', api });
  const list = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Graphs.*Meera sent it to you for review.*2 open comments/);
  expect(second).toHaveTextContent(/Heaps.*Asha sent it back to you/);
  expect(list.getByRole('link', { name: 'Graphs' })).toHaveAttribute(
    'href',
    '/admin/articles/graphs',
  );
  expect(screen.getByRole('link', { name: 'Waiting for you 2 waiting' })).toBeVisible();
});

test('the list of articles has what is in review on its own', async () => {
  const review = { state: 'open', requested_by: 'Meera', reviewer: 'Asha' } as const;
  const article = buildArticle({ id: 'graphs', title: 'Graphs', status: 'draft', review });
  const api = withArticles(adminApi(), [article]);
  const { user } = renderApp(routes, { path: '/admin/articles', api });
  expect(
    await screen.findByRole('row', { name: /Graphs.*In review.*Meera sent it to Asha/ }),
  ).toBeVisible();
  const status = within(screen.getByRole('navigation', { name: 'Status' }));
  await user.click(status.getByRole('link', { name: 'In review 1' }));
  await screen.findByRole('row', { name: /Graphs/ });
  expect(api.callsTo('get', '/v1/articles/').at(-1)?.params).toMatchObject({ status: 'review' });
});
