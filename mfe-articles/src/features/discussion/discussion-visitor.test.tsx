import { comeBack, events, leaveToLogIn, sessionStore } from '@site/shared/platform';
import { asha } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { browser, stubBrowser } from './testing/browser.ts';
import { apiWith } from './testing/discussed.ts';
import { button, composer, heading, open, post, posted } from './testing/discussion-page.tsx';

beforeEach(stubBrowser);

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
