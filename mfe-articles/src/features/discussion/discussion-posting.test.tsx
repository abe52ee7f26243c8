import type { NewComment } from '@site/shared/contracts/editorial';
import { queryClient } from '@site/shared/platform';
import { asha, type FakeCall, type FakeResponse, networkFailure } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { browser, stubBrowser } from './testing/browser.ts';
import { buildCommentPage } from './testing/comment-builder.ts';
import { apiWith, lin, mine, ravi, SUBJECT, storing, theirs } from './testing/discussed.ts';
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
      expect(browser.scrolls).not.toHaveLength(0);
    },
  );

  test('sees how to write code once they write', async () => {
    const { user } = await open();
    expect(composer()).toHaveAccessibleDescription('');
    await user.type(composer(), 'x');
    expect(composer()).toHaveAccessibleDescription(/Use `backticks` for code/);
  });

  test('sees the comment at once, as being posted', async () => {
    let respond: (stored: FakeResponse) => void = () => {};
    const api = apiWith().on(
      'post',
      '/v1/comments',
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    const { user } = await open(api);
    await user.type(composer(), 'A map!');
    await user.click(post());
    await waitFor(() => expect(texts()[0]).toMatch(/A map!Posting\.\.\./));
    expect(heading()).toHaveAccessibleName('Discussion 4 comments');
    await act(async () => respond(storing(api.callsTo('post', /./)[0] as FakeCall)));
    await waitFor(() => expect(screen.queryByText('Posting...')).not.toBeInTheDocument());
    expect(texts()[0]).toMatch(/A map!/);
  });

  test('sees what others wrote meanwhile, even if the comment came before that response', async () => {
    const { user, api } = await open();
    const late: ((answer: FakeResponse) => void)[] = [];
    api.on('get', '/v1/comments', () => new Promise((resolve) => void late.push(resolve)));
    act(() => void queryClient.refetchQueries({ queryKey: ['comments'] }));
    await waitFor(() => expect(late).toHaveLength(1));
    await user.type(composer(), 'Mine');
    await user.click(post());
    await waitFor(() => expect(late).toHaveLength(2));
    const response = { status: 200, data: buildCommentPage([ravi, lin, mine, theirs]) };
    await act(async () => late[1]?.(response));
    expect(await screen.findByText(theirs.content)).toBeVisible();
  });

  test("keeps the text if it's refused, and sees why", async () => {
    const message = 'Too many comments. Please try again in 5 minutes.';
    const api = apiWith().on('post', '/v1/comments', () => ({
      status: 429,
      data: { code: 'too-many-requests', message },
    }));
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

  test('sees near the limit how much is left, and over it what to do', async () => {
    const { user } = await open();
    await user.click(composer());
    await user.paste('x'.repeat(1_801));
    expect(screen.getByText('1,801 of 2,000 characters')).toBeVisible();
    await user.paste('x'.repeat(200));
    expect(composer()).toHaveAccessibleDescription(/Remove 1 to post yours/);
    expect(post()).toBeDisabled();
  });

  test('finds an unfinished comment again', async () => {
    const first = await open();
    await first.user.type(composer(), 'Half a tho');
    const stored = { ...window.sessionStorage };
    first.unmount();
    const api = apiWith();
    Object.assign(window.sessionStorage, stored);
    const page = open(api);
    Object.assign(window.sessionStorage, stored);
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
});

describe('while offline', () => {
  test('a comment posted while offline waits, and is stored once', async () => {
    let away = true;
    const api = apiWith().on('post', '/v1/comments', (call) => {
      if (away) throw networkFailure();
      return storing(call);
    });
    const { user } = await open(api);
    await user.type(composer(), 'Offline thought');
    await user.click(post());
    expect(await screen.findByText('Comment waiting to sync')).toBeVisible();
    expect(composer()).toHaveValue('');
    away = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(screen.queryByText('Comment waiting to sync')).not.toBeInTheDocument(),
    );
    expect(texts()[0]).toContain('Offline thought');
    const ids = new Set(posted(api).map(({ id }) => id));
    expect(ids.size).toBe(1);
  });

  test('the text of a refused comment stays, and can be changed and sent again', async () => {
    let response: FakeResponse | null = null;
    const api = apiWith().on('post', '/v1/comments', (call) => {
      if (!response) throw networkFailure();
      return (call.data as NewComment).content === 'Better' ? storing(call) : response;
    });
    const { user } = await open(api);
    await user.type(composer(), 'Refused words');
    await user.click(post());
    expect(await screen.findByText('Comment waiting to sync')).toBeVisible();
    const message = 'Comments are closed here.';
    response = { status: 403, data: { statusCode: 403, code: 'forbidden', message } };
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Comments are closed here.')).toBeVisible();
    await user.click(button('Edit and send again'));
    const field = screen.getByRole('textbox', { name: 'Edited comment' });
    expect(field).toHaveValue('Refused words');
    await user.clear(field);
    await user.type(field, 'Better');
    await user.click(button('Send again'));
    await waitFor(() => expect(screen.queryByText('Refused words')).not.toBeInTheDocument());
    expect(texts()[0]).toContain('Better');
  });
});

/** An API that responds to a post when the test lets it. */
function lateApi() {
  let decide: (answer: FakeResponse | Error) => void = () => {};
  const api = apiWith().on(
    'post',
    '/v1/comments',
    () =>
      new Promise((resolve, reject) => {
        decide = (response) => (response instanceof Error ? reject(response) : resolve(response));
      }),
  );
  const respond = (response?: FakeResponse | Error) =>
    act(async () => decide(response ?? storing(api.callsTo('post', /./).at(-1) as FakeCall)));
  return { api, respond };
}

async function postAndLeave() {
  const { api, respond } = lateApi();
  const { user, router } = await open(api);
  await user.type(composer(), 'On its way');
  await user.click(post());
  expect(await screen.findByText('Posting...')).toBeVisible();
  const go = async (path: string, seen: RegExp) => {
    await act(() => router.navigate(path));
    await screen.findByText(seen);
  };
  await go('/elsewhere', /^Elsewhere: /);
  return { api, respond, user, comeBack: () => go('/dsaarticle/two-sum', /Why not sort/) };
}

const onItsWay = () => texts().filter((text) => text?.includes('On its way'));

describe("a comment whose response hasn't arrived when the person leaves the page", () => {
  test('is shown once, as stored, if they come back after the response', async () => {
    const { respond, comeBack } = await postAndLeave();
    await respond();
    await comeBack();
    expect(onItsWay()).toEqual([expect.not.stringContaining('Posting...')]);
    expect(heading()).toHaveAccessibleName('Discussion 4 comments');
    expect(composer()).toHaveValue('');
  });

  test('is shown as being posted if they come back before the response, and then as stored', async () => {
    const { respond, comeBack } = await postAndLeave();
    await comeBack();
    await waitFor(() => expect(onItsWay()).toEqual([expect.stringContaining('Posting...')]));
    expect(composer()).toHaveValue('');
    await respond();
    await waitFor(() => expect(onItsWay()).toEqual([expect.not.stringContaining('Posting...')]));
    expect(heading()).toHaveAccessibleName('Discussion 4 comments');
    expect(composer()).toHaveValue('');
  });

  test("waits if the device went offline meanwhile, and is stored once it's online again", async () => {
    const { api, respond, comeBack } = await postAndLeave();
    await respond(networkFailure());
    await comeBack();
    await waitFor(() =>
      expect(onItsWay()).toEqual([expect.stringContaining('Comment waiting to sync')]),
    );
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(posted(api)).toHaveLength(2));
    await respond();

    await waitFor(() =>
      expect(onItsWay()).toEqual([expect.not.stringContaining('waiting to sync')]),
    );
  });

  test("goes back into the form if it's refused after they came back, before newer text", async () => {
    const { respond, comeBack, user } = await postAndLeave();
    await comeBack();
    await user.type(composer(), 'Newer words');
    await respond({ status: 429 });
    await waitFor(() => expect(composer()).toHaveValue('On its way\n\nNewer words'));
  });

  test("shows a notice if it's refused while they're elsewhere, and stays in the form", async () => {
    const { respond, comeBack } = await postAndLeave();
    const message = 'Too many comments. Please try again in 5 minutes.';
    await respond({ status: 429, data: { code: 'too-many-requests', message } });
    expect(await screen.findByText(message)).toBeInTheDocument();
    await comeBack();
    expect(onItsWay()).toEqual([]);
    expect(composer()).toHaveValue('On its way');
  });
});
