import type { Comment } from '@site/shared/contracts/editorial';
import { comeBack, events, leaveToLogIn, sessionStore } from '@site/shared/platform';
import { asha, fakeApi, networkFailure, renderApp } from '@site/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Discussion } from './discussion.tsx';
import { browser, stubBrowser } from './testing/browser.ts';
import { buildComment, buildCommentPage, buildReply } from './testing/comment-builder.ts';
import { apiWith, lin, mine, note, ravi, SUBJECT } from './testing/discussed.ts';
import {
  button,
  composer,
  heading,
  open,
  post,
  posted,
  texts,
} from './testing/discussion-page.tsx';

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

describe('a visitor', () => {
  test('posts as You, just now, on this page only', async () => {
    const { user, api } = await open(apiWith(), null);
    expect(composer()).toHaveAttribute(
      'placeholder',
      'Share your thoughts about this solution... (Ctrl/Cmd + Enter to post)',
    );
    expect(post()).toBeDisabled();
    await user.type(composer(), '   ');
    expect(post()).toBeDisabled();
    await user.type(composer(), 'Nice one  ');
    await user.click(post());
    const own = within(await screen.findByRole('list', { name: 'Your comments on this page' }));
    const item = own.getByRole('listitem');
    expect(item).toHaveTextContent(/^YYoujust nowNice oneOnly you can see this/);
    expect(heading()).toHaveAccessibleName('Discussion 4 comments');
    expect(composer()).toHaveValue('');
    expect(browser.scrolls.at(-1)?.options).toEqual({ behavior: 'smooth', block: 'start' });
    expect(posted(api)).toEqual([]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('sees the comments scroll into view once the form is empty and has its final height', async () => {
    const { user } = await open(apiWith(), null);
    const written: string[] = [];
    Element.prototype.scrollIntoView = () => written.push(composer().value);
    await user.type(composer(), 'Nice');
    await user.click(post());
    await waitFor(() => expect(written).toEqual(['']));
  });

  test('who prefers reduced motion gets no smooth scrolling', async () => {
    browser.reducedMotion = true;
    const { user } = await open(apiWith(), null);
    await user.type(composer(), 'Nice');
    await user.click(post());
    expect(browser.scrolls.at(-1)?.options).toEqual({ behavior: 'auto', block: 'start' });
  });

  test('logs in to post an unfinished comment, or one already posted on this page', async () => {
    const { user, api } = await open(apiWith(), null);
    const stop = events.on('sign-in-wanted', ({ resume }) => {
      act(() => sessionStore.getState().signIn(asha));
      act(() => resume?.());
    });
    await user.type(composer(), 'First');
    await user.click(post());
    await user.click(button('Post for everyone'));
    await waitFor(() => expect(posted(api)).toMatchObject([{ content: 'First' }]));
    await waitFor(() =>
      expect(screen.queryByText(/^Only you can see this/)).not.toBeInTheDocument(),
    );
    act(() => sessionStore.getState().expire());
    await user.type(composer(), 'Second');
    await user.click(button('Log in'));
    await waitFor(() => expect(posted(api)[1]).toMatchObject({ content: 'Second' }));
    await waitFor(() => expect(composer()).toHaveValue(''));
    stop();
  });

  test('who leaves the page to log in finds the comment posted, and the form empty', async () => {
    const { user, api, router } = await open(apiWith(), null);
    const location = { pathname: '/dsaarticle/two-sum' };
    const stop = events.on('sign-in-wanted', ({ wanted }) => leaveToLogIn(location, wanted));
    await user.type(composer(), 'First');
    await user.click(button('Log in'));
    stop();
    await act(() => router.navigate('/auth/login'));
    act(() => sessionStore.getState().signIn(asha));
    comeBack(location.pathname);
    await act(() => router.navigate(location));
    await waitFor(() => expect(posted(api)).toMatchObject([{ content: 'First' }]));
    expect(composer()).toHaveValue('');
    expect(Object.keys(window.sessionStorage)).toEqual(['redirect']);
  });

  test('is prompted to log in to reply and to report', async () => {
    const reasons: string[] = [];
    const stop = events.on('sign-in-wanted', ({ reason }) => reasons.push(reason));
    const { user } = await open(apiWith(), null);
    await user.click(button('Reply to Ravi Menon'));
    await user.click(button('Report the comment by Ravi Menon'));
    expect(reasons).toEqual(['Log in to reply to a comment.', 'Log in to report a comment.']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    stop();
  });
});

describe('a signed-in person', () => {
  test('edits a comment of their own', async () => {
    const edited = { ...mine, content: 'A hash map.', editedAt: '2026-11-01T00:00:00.000Z' };
    const api = apiWith(buildCommentPage([mine])).on('patch', /./, () => ({
      status: 200,
      data: edited,
    }));
    const { user } = await open(api);
    await user.click(button('Edit your comment'));
    const field = screen.getByRole('textbox', { name: 'Edited comment' });
    expect(field).toHaveValue('A map does it.');
    await user.clear(field);
    await user.type(field, 'A hash map.');
    await user.click(button('Save'));
    expect(await screen.findByText('edited')).toBeVisible();
    expect(texts()[0]).toContain('A hash map.');
    expect(api.callsTo('patch', `/v1/comments/${mine.id}`)[0]?.data).toEqual({
      content: 'A hash map.',
    });
  });

  test.each([
    ['Delete', []],
    ['Cancel', [mine.id]],
  ])('is prompted before a comment is deleted: %s', async (choice, left) => {
    const api = apiWith(buildCommentPage([mine])).on('delete', /./, () => ({
      status: 200,
      data: {},
    }));
    const { user } = await open(api);
    await user.click(button('Delete your comment'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your comment?' }));
    await user.click(dialog.getByRole('button', { name: choice }));
    await waitFor(() =>
      expect(heading()).toHaveAccessibleName(new RegExp(`${left.length} comments?$`)),
    );
    expect(api.callsTo('delete', /./)).toHaveLength(1 - left.length);
    if (left.length === 0)
      expect(await screen.findByText('Be the first to comment.')).toBeVisible();
  });

  test('after logging out is a visitor like any other', async () => {
    const api = apiWith(buildCommentPage([mine]));
    await open(api);
    expect(button('Edit your comment')).toBeVisible();
    api.on('get', '/v1/comments', () => ({
      status: 200,
      data: buildCommentPage([{ ...mine, own: false }]),
    }));
    act(() => sessionStore.getState().expire());
    expect(screen.queryByText('A map does it.')).not.toBeInTheDocument();
    expect(await screen.findByText('A map does it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit your comment' })).not.toBeInTheDocument();
  });

  test('a deleted comment with replies leaves a placeholder', async () => {
    const withReply: Comment = { ...mine, replies: [buildReply({ content: 'Indeed.' })] };
    const api = apiWith(buildCommentPage([withReply])).on('delete', /./, () => ({
      status: 200,
      data: {},
    }));
    const { user } = await open(api);
    await user.click(button('Delete your comment'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This comment was deleted.')).toBeVisible();
    expect(screen.getByText('Indeed.')).toBeVisible();
    expect(heading()).toHaveAccessibleName('Discussion 1 comment');
  });

  test('reports a comment with a reason, once', async () => {
    const api = apiWith().on('post', /reports$/, () => ({ status: 200, data: {} }));
    const { user } = await open(api);
    await user.click(button('Report the comment by Ravi Menon'));
    const dialog = within(
      await screen.findByRole('dialog', { name: "What's wrong with this comment?" }),
    );
    await user.click(dialog.getByRole('radio', { name: 'Wrong or misleading' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText("Thanks for your report. We'll take a look.")).toBeVisible();
    expect(api.callsTo('post', `/v1/comments/${ravi.id}/reports`)[0]?.data).toEqual({
      reason: 'wrong',
    });
    expect(screen.getByText('Reported')).toBeVisible();
  });
});
