import type { Comment } from '@site/shared/contracts';
import { sessionStore } from '@site/shared/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stubBrowser } from './testing/browser.ts';
import { buildCommentPage, buildReply } from './testing/comment-builder.ts';
import { apiWith, mine, ravi } from './testing/discussed.ts';
import { button, heading, open, texts } from './testing/discussion-page.tsx';

beforeEach(stubBrowser);

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
