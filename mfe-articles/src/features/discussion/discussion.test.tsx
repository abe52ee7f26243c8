import type { Comment, CommentPage, NewComment } from '@site/shared/contracts';
import { events, queryClient, sessionStore } from '@site/shared/platform';
import {
  asha,
  type FakeAnswer,
  type FakeApi,
  type FakeCall,
  fakeApi,
  networkFailure,
  renderApp,
} from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildComment, buildCommentPage, buildReply } from '../../testing/comment-builder.ts';
import { Discussion } from './discussion.tsx';

const SUBJECT = 'dsa-problem:two-sum';
const ravi = buildComment({ content: 'Why not sort?' });
const lin = buildComment({
  author: { name: 'Lin Wei', avatarUrl: null },
  content: 'Use `dict`, see https://docs.example/dict.',
  replies: [buildReply({ content: 'I did.', author: { name: 'Omar', avatarUrl: null } })],
});
const mine = buildComment({
  content: 'A map does it.',
  author: { name: asha.name, avatarUrl: null },
  own: true,
});

const theirs = buildComment({ content: 'Written meanwhile.' });

/** What the API would store and answer. */
const storing = ({ data }: FakeCall): FakeAnswer => {
  const { id, content } = data as NewComment;
  const author = { name: asha.name, avatarUrl: null };
  return { status: 201, data: buildReply({ id, content, author, own: true }) };
};

const answering = (page: CommentPage = buildCommentPage([ravi, lin])) =>
  fakeApi()
    .on('get', '/v1/comments', () => ({ status: 200, data: page }))
    .on('post', '/v1/comments', storing);

let scrolls: { id: string; options: unknown }[] = [];
let reducedMotion = false;
beforeEach(() => {
  scrolls = [];
  reducedMotion = false;
  Element.prototype.scrollIntoView = function (this: Element, options) {
    scrolls.push({ id: this.id, options });
  };
  // Everything is near: what comes into view is a matter of the browser.
  class NearObserver {
    constructor(private readonly told: (entries: object[]) => void) {}
    observe() {
      this.told([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  Object.assign(window, {
    IntersectionObserver: NearObserver,
    matchMedia: () => ({ matches: reducedMotion }),
  });
});

async function open(api: FakeApi = answering(), session: typeof asha | null = asha, hash = '') {
  const routes = [{ path: '/dsaarticle/:slug', element: <Discussion subject={SUBJECT} /> }];
  const view = renderApp(routes, { path: `/dsaarticle/two-sum${hash}`, api, session });
  await screen.findByRole('textbox', { name: 'Your comment' });
  await waitFor(() => expect(heading()).toHaveTextContent(/\d/));
  return { ...view, api };
}

const heading = () => screen.getByRole('heading', { level: 2 });
const composer = () => screen.getByRole('textbox', { name: 'Your comment' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const post = () => button('Post Comment');
const texts = () =>
  within(screen.getByRole('list', { name: 'Comments' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const posted = (api: FakeApi) =>
  api.callsTo('post', '/v1/comments').map(({ data }) => data as NewComment);

test('comments are listed as they come, with replies, and counted', async () => {
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

test('markup in a comment or a name is text', async () => {
  const evil = '<img src=x onerror="alert(1)">';
  const author = { name: evil, avatarUrl: null };
  await open(answering(buildCommentPage([buildComment({ content: evil, author })])));
  expect(screen.getAllByText(evil)).toHaveLength(2);
  expect(document.querySelector('[onerror]')).toBeNull();
});

test('nothing is fetched before somebody comes near', async () => {
  class FarObserver {
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: FarObserver });
  const api = answering();
  renderApp([{ path: '/', element: <Discussion subject={SUBJECT} /> }], { api });
  expect(await screen.findByText('Loading the discussion...')).toBeInTheDocument();
  expect(api.calls).toHaveLength(0);
});

describe('a visitor', () => {
  test('posts as You, just now, on this page only', async () => {
    const { user, api } = await open(answering(), null);
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
    expect(item).toHaveTextContent(/^YYoujust nowNice oneOnly you see this/);
    expect(heading()).toHaveAccessibleName('Discussion 4 comments');
    expect(composer()).toHaveValue('');
    expect(scrolls.at(-1)?.options).toEqual({ behavior: 'smooth', block: 'start' });
    expect(posted(api)).toEqual([]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('who wants no motion is not scrolled smoothly', async () => {
    reducedMotion = true;
    const { user } = await open(answering(), null);
    await user.type(composer(), 'Nice');
    await user.click(post());
    expect(scrolls.at(-1)?.options).toEqual({ behavior: 'auto', block: 'start' });
  });

  test('logs in to post what was written, or what was said', async () => {
    const { user, api } = await open(answering(), null);
    const stop = events.on('sign-in-wanted', ({ resume }) => {
      act(() => sessionStore.getState().signIn(asha));
      act(() => resume?.());
    });
    await user.type(composer(), 'First');
    await user.click(post());
    await user.click(button('Post it for everybody'));
    await waitFor(() => expect(posted(api)).toMatchObject([{ content: 'First' }]));
    await waitFor(() => expect(screen.queryByText(/^Only you see this/)).not.toBeInTheDocument());
    act(() => sessionStore.getState().expire());
    await user.type(composer(), 'Second');
    await user.click(button('Log in'));
    await waitFor(() => expect(posted(api)[1]).toMatchObject({ content: 'Second' }));
    await waitFor(() => expect(composer()).toHaveValue(''));
    stop();
  });

  test('is asked to log in to reply and to report', async () => {
    const reasons: string[] = [];
    const stop = events.on('sign-in-wanted', ({ reason }) => reasons.push(reason));
    const { user } = await open(answering(), null);
    await user.click(button('Reply to Ravi Menon'));
    await user.click(button('Report the comment of Ravi Menon'));
    expect(reasons).toEqual(['Log in to reply to a comment.', 'Log in to report a comment.']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    stop();
  });
});

describe('a signed-in person', () => {
  test.each([['{Control>}{Enter}{/Control}'], ['{Meta>}{Enter}{/Meta}']])(
    'posts with %s; the trimmed text is stored and shown',
    async (keys) => {
      const { user, api } = await open();
      await user.type(composer(), `  A map!  ${keys}`);
      await waitFor(() => expect(texts()[0]).toMatch(/Asha Rao.*A map!/));
      expect(posted(api)).toEqual([
        {
          id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4/),
          subject: SUBJECT,
          parentId: null,
          content: 'A map!',
        },
      ]);
      await waitFor(() => expect(composer()).toHaveValue(''));
      expect(heading()).toHaveAccessibleName('Discussion 4 comments');
      expect(scrolls).not.toHaveLength(0);
    },
  );

  test('sees the comment at once, as being posted', async () => {
    let answer: (stored: FakeAnswer) => void = () => {};
    const api = answering().on(
      'post',
      '/v1/comments',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { user } = await open(api);
    await user.type(composer(), 'A map!');
    await user.click(post());
    await waitFor(() => expect(texts()[0]).toMatch(/A map!Posting\.\.\./));
    expect(heading()).toHaveAccessibleName('Discussion 4 comments');
    await act(async () => answer(storing(api.callsTo('post', /./)[0] as FakeCall)));
    await waitFor(() => expect(screen.queryByText('Posting...')).not.toBeInTheDocument());
    expect(texts()[0]).toMatch(/A map!/);
  });

  test('sees what others wrote meanwhile, though the comment came before their answer', async () => {
    const { user, api } = await open();
    const late: ((answer: FakeAnswer) => void)[] = [];
    api.on('get', '/v1/comments', () => new Promise((resolve) => void late.push(resolve)));
    act(() => void queryClient.refetchQueries({ queryKey: ['comments'] }));
    await waitFor(() => expect(late).toHaveLength(1));
    await user.type(composer(), 'Mine');
    await user.click(post());
    await waitFor(() => expect(late).toHaveLength(2));
    const answer = { status: 200, data: buildCommentPage([ravi, lin, mine, theirs]) };
    await act(async () => late[1]?.(answer));
    expect(await screen.findByText(theirs.content)).toBeVisible();
  });

  test('keeps the text where it is refused, and is told why', async () => {
    const message = 'Too many comments. Please try again in 5 minutes.';
    const api = answering().on('post', '/v1/comments', () => ({ status: 429, data: { message } }));
    const { user } = await open(api);
    await user.type(composer(), 'A map!');
    await user.click(post());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(composer()).toHaveValue('A map!');
    expect(heading()).toHaveAccessibleName('Discussion 3 comments');
    api.on('post', '/v1/comments', storing);
    await user.click(post());
    await waitFor(() => expect(composer()).toHaveValue(''));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is told near the limit how much is left, and beyond it what to do', async () => {
    const { user } = await open();
    await user.click(composer());
    await user.paste('x'.repeat(1_801));
    expect(screen.getByText('1,801 of 2,000 characters')).toBeVisible();
    await user.paste('x'.repeat(200));
    expect(composer()).toHaveAccessibleDescription(/Shorten it by 1 to post it/);
    expect(post()).toBeDisabled();
  });

  test('finds an unfinished comment again', async () => {
    const first = await open();
    await first.user.type(composer(), 'Half a tho');
    const kept = { ...window.sessionStorage };
    first.unmount();
    const api = answering();
    Object.assign(window.sessionStorage, kept);
    const page = open(api);
    Object.assign(window.sessionStorage, kept);
    await page;
    expect(composer()).toHaveValue('Half a tho');
  });

  test('replies beneath the comment', async () => {
    const { user, api } = await open();
    await user.click(button('Reply to Ravi Menon'));
    const field = screen.getByRole('textbox', { name: 'Your reply to Ravi Menon' });
    expect(field).toHaveFocus();
    await user.type(field, 'Order matters.{Control>}{Enter}{/Control}');
    const replies = within(await screen.findByRole('list', { name: 'Replies to Ravi Menon' }));
    expect(await replies.findByText('Order matters.')).toBeVisible();
    expect(posted(api)).toMatchObject([{ parentId: ravi.id, content: 'Order matters.' }]);
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: `Reply to ${asha.name}` })).toBeNull();
  });

  test('edits a comment of their own', async () => {
    const edited = { ...mine, content: 'A hash map.', editedAt: '2026-11-01T00:00:00.000Z' };
    const api = answering(buildCommentPage([mine])).on('patch', /./, () => ({
      status: 200,
      data: edited,
    }));
    const { user } = await open(api);
    await user.click(button('Edit your comment'));
    const field = screen.getByRole('textbox', { name: 'Your comment, edited' });
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
  ])('is asked before a comment is deleted: %s', async (choice, left) => {
    const api = answering(buildCommentPage([mine])).on('delete', /./, () => ({
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
      expect(await screen.findByText('No comments yet. Yours would be the first.')).toBeVisible();
  });

  test('who logs out is a visitor like others', async () => {
    const api = answering(buildCommentPage([mine]));
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

  test('a deleted comment that was answered leaves its place', async () => {
    const answered: Comment = { ...mine, replies: [buildReply({ content: 'Indeed.' })] };
    const api = answering(buildCommentPage([answered])).on('delete', /./, () => ({
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
    const api = answering().on('post', /reports$/, () => ({ status: 200, data: {} }));
    const { user } = await open(api);
    await user.click(button('Report the comment of Ravi Menon'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this comment' }));
    await user.click(dialog.getByRole('radio', { name: 'It is wrong and misleads learners' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thank you. Your report was sent.')).toBeVisible();
    expect(api.callsTo('post', `/v1/comments/${ravi.id}/reports`)[0]?.data).toEqual({
      reason: 'wrong',
    });
    expect(screen.getByText('Reported')).toBeVisible();
  });
});

test('what is posted while the network is away waits, and goes through once', async () => {
  let away = true;
  const api = answering().on('post', '/v1/comments', (call) => {
    if (away) throw networkFailure();
    return storing(call);
  });
  const { user } = await open(api);
  await user.type(composer(), 'Offline thought');
  await user.click(post());
  expect(await screen.findByText('Waits for the network')).toBeVisible();
  expect(composer()).toHaveValue('');
  away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Waits for the network')).not.toBeInTheDocument());
  expect(texts()[0]).toContain('Offline thought');
  const ids = new Set(posted(api).map(({ id }) => id));
  expect(ids.size).toBe(1);
});

test('what waited and is refused keeps its words, to be changed and sent again', async () => {
  let answer: FakeAnswer | null = null;
  const api = answering().on('post', '/v1/comments', (call) => {
    if (!answer) throw networkFailure();
    return (call.data as NewComment).content === 'Better' ? storing(call) : answer;
  });
  const { user } = await open(api);
  await user.type(composer(), 'Refused words');
  await user.click(post());
  expect(await screen.findByText('Waits for the network')).toBeVisible();
  const message = 'Comments are closed here.';
  answer = { status: 403, data: { statusCode: 403, code: 'forbidden', message } };
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Comments are closed here.')).toBeVisible();
  await user.click(button('Change and send again'));
  const field = screen.getByRole('textbox', { name: 'Your comment, changed' });
  expect(field).toHaveValue('Refused words');
  await user.clear(field);
  await user.type(field, 'Better');
  await user.click(button('Send again'));
  await waitFor(() => expect(screen.queryByText('Refused words')).not.toBeInTheDocument());
  expect(texts()[0]).toContain('Better');
});

test('further comments come on demand', async () => {
  const first = buildCommentPage([ravi], { count: 2, next: '1_x' });
  const api = answering(first).on('get', '/v1/comments', ({ params }) => ({
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
  test('brings it to where people read', async () => {
    await open(answering(), asha, `#comment-${lin.id}`);
    await waitFor(() =>
      expect(scrolls).toEqual([{ id: `comment-${lin.id}`, options: { block: 'center' } }]),
    );
    expect(document.getElementById(`comment-${lin.id}`)).toHaveFocus();
  });

  test('shows it above the others where it is on a later page', async () => {
    const old = buildComment({ content: 'From long ago' });
    const api = answering().on('get', `/v1/comments/${old.id}`, () => ({
      status: 200,
      data: { subject: SUBJECT, comment: old },
    }));
    await open(api, asha, `#comment-${old.id}`);
    const found = await screen.findByRole('list', { name: 'The comment of the link' });
    expect(found).toHaveTextContent('From long ago');
    await waitFor(() => expect(scrolls.map(({ id }) => id)).toEqual([`comment-${old.id}`]));
  });

  test('says so where it is gone', async () => {
    const api = answering().on('get', /^\/v1\/comments\/./, () => ({ status: 404, data: {} }));
    await open(api, asha, '#comment-00000000-0000-4000-8000-ffffffffffff');
    expect(
      await screen.findByText('The comment you followed a link to is not there any more.'),
    ).toBeVisible();
  });
});

test('a failure says so, and can be tried again', async () => {
  const api = fakeApi().on('get', '/v1/comments', () => {
    throw networkFailure();
  });
  renderApp([{ path: '/', element: <Discussion subject={SUBJECT} /> }], { api });
  expect(await screen.findByText('The comments could not be loaded')).toBeVisible();
  api.on('get', '/v1/comments', () => ({ status: 200, data: buildCommentPage([ravi]) }));
  await userEventClick('Try again');
  expect(await screen.findByText('Why not sort?')).toBeVisible();
});

async function userEventClick(name: string) {
  await act(async () => button(name).click());
}
