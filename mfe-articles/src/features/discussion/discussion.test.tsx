import { asha, fakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Discussion } from './discussion.tsx';
import { browser, stubBrowser } from './testing/browser.ts';
import { buildComment, buildCommentPage } from './testing/comment-builder.ts';
import { apiWith, lin, note, ravi, SUBJECT } from './testing/discussed.ts';
import { button, heading, open, texts } from './testing/discussion-page.tsx';

beforeEach(stubBrowser);

test("comments are listed in the API's order, with replies, and counted", async () => {
  await open();
  expect(heading()).toHaveAccessibleName('Discussion 3 comments');
  expect(texts()).toEqual([
    expect.stringContaining('Why not sort?'),
    expect.stringMatching(/Use dict.*I did\./),
    expect.stringContaining('I did.'),
  ]);
  expect(screen.getByRole('list', { name: 'Replies to Lin Wei' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'https://docs.example/dict' });
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText('dict', { selector: 'code' })).toBeVisible();
  const [time] = screen.getAllByTitle(/October 3, 2026/);
  expect(time).toHaveAttribute('datetime', '2026-10-03T09:30:00.000Z');
});

test("an editors' note has a label in place of an author, and can be replied to and reported", async () => {
  const { user } = await open(apiWith(buildCommentPage([note, ravi])));
  expect(heading()).toHaveAccessibleName('Discussion 2 comments');
  expect(texts()[0]).toMatch(/^Common mistakeEditorial note/);
  await user.click(button('Reply to the note “Common mistake”'));
  expect(
    screen.getByRole('textbox', { name: 'Your reply to the note “Common mistake”' }),
  ).toBeVisible();
  await user.click(button('Report the note “Common mistake”'));
  const dialog = await screen.findByRole('dialog', { name: "What's wrong with this note?" });
  expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
  expect(within(dialog).getByRole('radio', { name: 'Wrong or misleading' })).toBeChecked();
});

test('markup in a comment or a name is text', async () => {
  const evil = '<img src=x onerror="alert(1)">';
  const author = { name: evil, avatarUrl: null };
  await open(apiWith(buildCommentPage([buildComment({ content: evil, author })])));
  expect(screen.getAllByText(evil)).toHaveLength(2);
  expect(document.querySelector('[onerror]')).toBeNull();
});

test('nothing is fetched before the discussion comes into view', async () => {
  class HiddenObserver {
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: HiddenObserver });
  const api = apiWith();
  renderApp([{ path: '/', element: <Discussion subject={SUBJECT} /> }], { api });
  expect(await screen.findByText('Loading the discussion...')).toBeInTheDocument();
  expect(api.calls).toHaveLength(0);
});

test("it's fetched ahead while someone scrolls, but not for a page that has just opened", async () => {
  const margins: string[] = [];
  class NotingObserver {
    constructor(_: unknown, { rootMargin }: { rootMargin: string }) {
      margins.push(rootMargin);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: NotingObserver });
  renderApp([{ path: '/', element: <Discussion subject={SUBJECT} /> }], { api: apiWith() });
  await screen.findByText('Loading the discussion...');
  expect(margins).toEqual(['0px']);
  fireEvent.scroll(window);
  expect(margins).toEqual(['0px', '400px']);
});

test('more comments load on demand', async () => {
  const first = buildCommentPage([ravi], { count: 2, next: '1_x' });
  const api = apiWith(first).on('get', '/v1/comments', ({ params }) => ({
    status: 200,
    data: params.before === '1_x' ? buildCommentPage([lin], { count: 2 }) : first,
  }));
  const { user } = await open(api);
  await user.click(button('Show more comments'));
  expect(await screen.findByText('I did.')).toBeVisible();
  expect(texts()[0]).toContain('Why not sort?');
  expect(screen.queryByRole('button', { name: 'Show more comments' })).not.toBeInTheDocument();
});

describe('a link to a comment', () => {
  test('scrolls it into view and focuses it', async () => {
    await open(apiWith(), asha, `#comment-${lin.id}`);
    await waitFor(() =>
      expect(browser.scrolls).toEqual([{ id: `comment-${lin.id}`, options: { block: 'center' } }]),
    );
    expect(document.getElementById(`comment-${lin.id}`)).toHaveFocus();
  });

  test("shows it above the others if it's on a later page", async () => {
    const old = buildComment({ content: 'From long ago' });
    const api = apiWith().on('get', `/v1/comments/${old.id}`, () => ({
      status: 200,
      data: { subject: SUBJECT, comment: old },
    }));
    await open(api, asha, `#comment-${old.id}`);
    const found = await screen.findByRole('list', { name: 'Linked comment' });
    expect(found).toHaveTextContent('From long ago');
    await waitFor(() => expect(browser.scrolls.map(({ id }) => id)).toEqual([`comment-${old.id}`]));
  });

  test("says so if it's gone", async () => {
    const api = apiWith().on('get', /^\/v1\/comments\/./, () => ({ status: 404 }));
    await open(api, asha, '#comment-00000000-0000-4000-8000-ffffffffffff');
    expect(await screen.findByText('The linked comment no longer exists.')).toBeVisible();
  });
});

test('an error says so, and can be retried', async () => {
  const api = fakeApi().on('get', '/v1/comments', () => {
    throw networkFailure();
  });
  renderApp([{ path: '/', element: <Discussion subject={SUBJECT} /> }], { api });
  expect(await screen.findByText("We couldn't load the comments")).toBeVisible();
  api.on('get', '/v1/comments', () => ({ status: 200, data: buildCommentPage([ravi]) }));
  await userEventClick('Try again');
  expect(await screen.findByText('Why not sort?')).toBeVisible();
});

async function userEventClick(name: string) {
  await act(async () => button(name).click());
}
