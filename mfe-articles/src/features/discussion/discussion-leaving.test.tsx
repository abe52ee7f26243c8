import { type FakeCall, type FakeResponse, networkFailure } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { stubBrowser } from './testing/browser.ts';
import { apiWith, storing } from './testing/discussed.ts';
import { composer, heading, open, post, posted, texts } from './testing/discussion-page.tsx';

beforeEach(stubBrowser);

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

const mine = () => texts().filter((text) => text?.includes('On its way'));

describe("a comment whose response hasn't arrived when the person leaves the page", () => {
  test('is shown once, as stored, if they come back after the response', async () => {
    const { respond, comeBack } = await postAndLeave();
    await respond();
    await comeBack();
    expect(mine()).toEqual([expect.not.stringContaining('Posting...')]);
    expect(heading()).toHaveAccessibleName('Discussion 4 comments');
    expect(composer()).toHaveValue('');
  });

  test('is shown as being posted if they come back before the response, and then as stored', async () => {
    const { respond, comeBack } = await postAndLeave();
    await comeBack();
    await waitFor(() => expect(mine()).toEqual([expect.stringContaining('Posting...')]));
    expect(composer()).toHaveValue('');
    await respond();
    await waitFor(() => expect(mine()).toEqual([expect.not.stringContaining('Posting...')]));
    expect(heading()).toHaveAccessibleName('Discussion 4 comments');
    expect(composer()).toHaveValue('');
  });

  test("waits if the device went offline meanwhile, and is stored once it's online again", async () => {
    const { api, respond, comeBack } = await postAndLeave();
    await respond(networkFailure());
    await comeBack();
    await waitFor(() =>
      expect(mine()).toEqual([expect.stringContaining('Comment waiting to sync')]),
    );
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(posted(api)).toHaveLength(2));
    await respond();

    await waitFor(() => expect(mine()).toEqual([expect.not.stringContaining('waiting to sync')]));
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
    expect(mine()).toEqual([]);
    expect(composer()).toHaveValue('On its way');
  });
});
