import type { NewComment } from '@site/shared/contracts';
import { type FakeResponse, networkFailure } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { stubBrowser } from './testing/browser.ts';
import { apiWith, storing } from './testing/discussed.ts';
import { button, composer, open, post, posted, texts } from './testing/discussion-page.tsx';

beforeEach(stubBrowser);

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
