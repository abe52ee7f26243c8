import type { ScheduledChange } from '@site/shared/contracts/editorial';
import { type FakeApi, renderApp } from '@site/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { adminApi, ravi } from '../testing/admin-api.ts';
import { buildAdminArticle } from '../testing/article-builder.ts';
import { articleApi, openArticle, path, write } from '../testing/article-editor.tsx';
import { buildArticle, withArticles } from '../testing/articles-api.ts';

const change: ScheduledChange = {
  publish_at: '2099-12-04T08:00:00.000Z',
  time_zone: 'Europe/Berlin',
  scheduled_at: '2026-11-30T08:00:00.000Z',
  scheduled_by: { id: ravi.id, name: 'Meera' },
  revision: 8,
  problem: null,
};
const changePath = `${path}/scheduled-change`;

const scheduling = (api: FakeApi): FakeApi =>
  api
    .on('put', changePath, ({ data }) => {
      const { change: _, ...time } = data as { change: object };
      return { status: 200, data: { ...change, ...time, revision: 9 } };
    })
    .on('patch', changePath, ({ data }) => ({
      status: 200,
      data: { ...change, ...(data as object) },
    }))
    .on('delete', changePath, () => ({ status: 200, data: {} }));

const publication = () => within(screen.getByRole('region', { name: 'Publication' }));

/** Types a time and chooses a zone. */
function choose(label: string, time: string, zone: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: time } });
  fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: zone } });
}

test('what was changed in a published article is scheduled for a time in a time zone', async () => {
  const api = scheduling(articleApi());
  const { user } = await openArticle(api);
  expect(screen.queryByLabelText('Publish changes later')).toBeNull();
  await write(user, ' for sorted lists');
  await screen.findByLabelText('Publish changes later', undefined, { timeout: 5_000 });

  choose('Publish changes later', '2099-03-29T02:30', 'Europe/Berlin');
  await user.click(screen.getByRole('button', { name: 'Schedule changes' }));
  expect(await screen.findByText(/^This time doesn't come on that day/)).toBeVisible();
  expect(api.callsTo('put', changePath)).toEqual([]);

  choose('Publish changes later', '2099-10-25T02:30', 'Europe/Berlin');
  const twice = screen.getByLabelText('Clocks are set back then, so this time comes twice');
  await user.selectOptions(twice, 'The second time (GMT+1)');
  await user.click(screen.getByRole('button', { name: 'Schedule changes' }));
  expect(await screen.findByText('Changes scheduled!')).toBeVisible();
  expect(publication().getByText(/^Changes go live on .*\(Europe\/Berlin\)/)).toBeVisible();
  const [sent] = api.callsTo('put', changePath);
  expect(sent?.data).toMatchObject({
    publish_at: '2099-10-25T01:30:00.000Z',
    time_zone: 'Europe/Berlin',
    change: {
      title: 'Two pointers for sorted lists',
      is_published: true,
      published_at: buildAdminArticle().article.published_at,
      revision: 8,
    },
  });
});

test('a change is moved and withdrawn in the editor', async () => {
  const api = scheduling(articleApi({ scheduled_change: { ...change, revision: 7 } }));
  const { user } = await openArticle(api);
  expect(
    publication().getByText(/9:00\sAM \(Europe\/Berlin\).* Meera scheduled them/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the time' }));
  expect(screen.getByLabelText('Publish changes at')).toHaveValue('2099-12-04T09:00');
  choose('Publish changes at', '2099-12-05T09:00', 'Asia/Tokyo');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Time of the changes moved!')).toBeVisible();
  expect(api.callsTo('patch', changePath).map(({ data }) => data)).toEqual([
    { publish_at: '2099-12-05T00:00:00.000Z', time_zone: 'Asia/Tokyo' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/^Withdrawn/)).toBeVisible();
  expect(publication().queryByText(/^Changes go live/)).toBeNull();
});

test("the author reads why a change doesn't go live, and schedules the text again", async () => {
  const problem = 'The article was changed after this was scheduled.';
  const api = scheduling(articleApi({ scheduled_change: { ...change, problem } }));
  const { user } = await openArticle(api);
  expect(publication().getByText("Scheduled changes don't go live")).toBeVisible();
  expect(publication().getByText(/The article was changed after/)).toBeVisible();
  choose('Publish this text later', '2099-12-05T09:00', 'UTC');
  await user.click(screen.getByRole('button', { name: 'Schedule this text' }));
  expect(await screen.findByText('Changes scheduled!')).toBeVisible();
  expect(publication().queryByText("Scheduled changes don't go live")).toBeNull();
});

test('the list says when changes go live, moves and withdraws them', async () => {
  const article = buildArticle({ id: 'two-pointers', title: 'Two pointers' });
  const api = scheduling(withArticles(adminApi(), [{ ...article, scheduled_change: change }]));
  const { user } = renderApp(routes, { path: '/admin/articles?status=scheduled', api });
  const row = await screen.findByRole('row', { name: /Two pointers/ });
  expect(row).toHaveTextContent(/Changes go live on Dec 4, 2099, 9:00\sAM \(Europe\/Berlin\)/);
  await user.click(screen.getByRole('button', { name: 'Move the changes of Two pointers' }));
  await screen.findByLabelText('Publish changes at');
  choose('Publish changes at', '2099-12-05T09:00', 'Europe/Berlin');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Time moved!')).toBeVisible();
  expect(api.callsTo('patch', changePath).map(({ data }) => data)).toEqual([
    { publish_at: '2099-12-05T08:00:00.000Z', time_zone: 'Europe/Berlin' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Withdraw the changes of Two pointers' }));
  expect(await screen.findByText('Changes withdrawn')).toBeVisible();
  expect(api.callsTo('delete', changePath)).toHaveLength(1);
});
