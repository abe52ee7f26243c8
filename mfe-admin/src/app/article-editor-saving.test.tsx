import type { ArticleDraftFields } from '@site/shared/contracts/editorial';
import type { Admin } from '@site/shared/contracts/identity';
import { queryClient, records } from '@site/shared/platform';
import { type FakeApi, networkFailure } from '@site/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ravi, refused } from '../testing/admin-api.ts';
import { buildAdminArticle } from '../testing/article-builder.ts';
import {
  articleApi,
  drafts,
  openArticle,
  path,
  save,
  saved,
  saved_at,
  title,
  write,
} from '../testing/article-editor.tsx';

const conflict = () => ({
  status: 409,
  data: { code: 'changed-elsewhere', message: 'Leela Das changed this article.' },
});

describe('when someone else changed the article', () => {
  const theirs = (fields: Partial<ArticleDraftFields>) => {
    const { article } = buildAdminArticle();
    return {
      revision: 12,
      article: { ...article, ...fields },
      last_editor: { id: ravi.id, name: 'Leela Das', at: saved_at },
    };
  };

  /** The first attempt to save a draft runs into their change. */
  async function meet(fields: Partial<ArticleDraftFields>) {
    const api = articleApi();
    const page = await openArticle(api);
    api.on('put', `${path}/draft`, () => conflict());
    api.on('get', path, () => ({ status: 200, data: buildAdminArticle(theirs(fields)) }));
    await write(page.user, ' of mine');
    save();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else changed this article' }),
    );
    expect(dialog.getByText(/^Leela Das saved it on/)).toBeVisible();
    api.on('put', `${path}/draft`, () => ({ status: 200, data: { revision: 13, saved_at } }));
    return { ...page, api, dialog };
  }

  test('both texts are shown, and a field that only one of them changed takes that change', async () => {
    const { dialog, user, api } = await meet({ description: 'Walk faster.' });
    expect(dialog.getByText('faster')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: "Use what's chosen above" }));
    await waitFor(() => expect(drafts(api)).toHaveLength(2));
    expect(drafts(api)[1]).toMatchObject({
      title: 'Two pointers of mine',
      description: 'Walk faster.',
      revision: 12,
    });
    expect(title()).toHaveValue('Two pointers of mine');
  });

  test('mine is chosen, and saving it says that theirs is replaced on purpose', async () => {
    const { dialog, user, api } = await meet({ title: 'Two pointers of theirs' });
    expect(dialog.getByText('Both of you changed this.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep all of mine' }));
    await waitFor(() => expect(drafts(api)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await screen.findByText('Changes published!');
    expect(saved(api)).toMatchObject([{ title: 'Two pointers of mine', replaces: true }]);
  });

  test('theirs is taken, and mine can still be restored', async () => {
    const { dialog, user, api } = await meet({ title: 'Two pointers of theirs' });
    await user.click(dialog.getByRole('button', { name: 'Use all of theirs' }));
    await waitFor(() => expect(title()).toHaveValue('Two pointers of theirs'));
    expect(drafts(api)).toHaveLength(1);
    api.on('get', `${path}/versions`, () => ({ status: 200, data: { items: [] } }));
    await user.click(screen.getByRole('button', { name: 'Versions' }));
    expect(await screen.findByRole('button', { name: /^Yours, in this browser/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore this text in the editor' }));
    expect(title()).toHaveValue('Two pointers of mine');
  });

  test('the choice can wait: nothing is saved until then, and nothing is lost', async () => {
    const { user, api } = await meet({ title: 'Two pointers of theirs' });
    await user.keyboard('{Escape}');
    expect(screen.getByText('Not saved: someone else changed this article.')).toBeVisible();
    save();
    expect(drafts(api)).toHaveLength(1);
    expect(title()).toHaveValue('Two pointers of mine');
    await user.click(screen.getByRole('button', { name: 'Compare and choose' }));
    expect(screen.getByRole('dialog', { name: 'Someone else changed this article' })).toBeVisible();
  });
});

describe("text that couldn't be saved", () => {
  const offline = (api: FakeApi) =>
    api.on('put', `${path}/draft`, () => {
      throw networkFailure();
    });

  test('is reported, prompts before leaving, and is offered when the article is opened again', async () => {
    const api = articleApi();
    const { user } = await openArticle(api);
    offline(api);
    await write(user, ' offline');
    save();
    expect(await screen.findByText("Not saved: The server isn't responding.")).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Announcements' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('No announcements yet')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'To the article' }));
    await screen.findByRole('dialog', { name: 'We found unsaved changes' });
    api.on('put', `${path}/draft`, () => ({ status: 200, data: { revision: 8, saved_at } }));
    await user.click(screen.getByRole('button', { name: 'Restore them' }));
    expect(title()).toHaveValue('Two pointers offline');
    save();
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(drafts(api).at(-1)).toMatchObject({ title: 'Two pointers offline', revision: 7 });
  });

  test('becomes one new article, though the response to the first try was lost', async () => {
    const api = articleApi();
    const { user } = await openArticle(api, '/admin/articles/new');
    const reachable = articleApi();
    api.install().on('post', '/v1/articles/', () => {
      throw networkFailure();
    });
    await write(user, 'Two pointers');
    save();
    expect(await screen.findByText("Not saved: The server isn't responding.")).toBeVisible();
    reachable.install();
    save();
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    const [lost, again] = [api, reachable].map((one) => one.callsTo('post', '/v1/articles/')[0]);
    expect(lost?.data).toHaveProperty('id');
    expect(again?.data).toEqual(lost?.data);
  });

  test('is saved before leaving if the server responds again', async () => {
    const api = articleApi();
    const { user } = await openArticle(api);
    await write(user, ' in time');
    await user.click(screen.getByRole('link', { name: 'Announcements' }));
    expect(await screen.findByText('No announcements yet')).toBeVisible();
    expect(drafts(api)).toMatchObject([{ title: 'Two pointers in time' }]);
  });
});

describe('when the session has ended elsewhere', () => {
  async function typeWithoutSession() {
    const api = articleApi();
    const page = await openArticle(api);
    api.on('put', `${path}/draft`, refused);
    await write(page.user, ' of mine');
    save();
    await screen.findByRole('dialog', { name: 'Sign in again' });
    return { ...page, api };
  }

  interface Page {
    user: UserEvent;
    api: FakeApi;
  }

  async function signIn(admin: Admin, { user, api }: Page) {
    api.on('post', '/v1/admins/auth/signin', () => ({ status: 201, data: admin }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sign in again' }));
    await user.type(dialog.getByLabelText(/^Email/), admin.email);
    await user.type(dialog.getByLabelText(/^Password/), 'secret12!');
    await user.click(dialog.getByRole('button', { name: /^(Sign|Log) ?in/i }));
  }

  async function signInAs(admin: Admin, { user, api }: Page) {
    api.on('put', `${path}/draft`, () => ({ status: 200, data: { revision: 13, saved_at } }));
    await signIn(admin, { user, api });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }

  test('what was typed stays, and is saved once the administrator signs in on the page', async () => {
    const page = await typeWithoutSession();
    expect(screen.getByText(/Your session has ended/)).toBeVisible();
    await signInAs(ravi, page);
    expect(title()).toHaveValue('Two pointers of mine');
    await waitFor(() =>
      expect(drafts(page.api).at(-1)).toMatchObject({ title: 'Two pointers of mine' }),
    );
  });

  test("if they close the dialog, they're signed out once they confirm, and the text stays in the browser", async () => {
    const { user } = await typeWithoutSession();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    expect(screen.getByDisplayValue('Two pointers of mine')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Sign in to see this page')).toBeVisible();
    expect(JSON.stringify(records.list(() => true))).toContain('Two pointers of mine');
  });

  /** What another tab says: who is signed in now. */
  const inAnotherTab = (admin: Admin | null) =>
    act(() => {
      const newValue = JSON.stringify(admin);
      window.dispatchEvent(new StorageEvent('storage', { key: 'admin-session-changed', newValue }));
    });
  const leela = { ...ravi, id: '3f8c2a52-8c1f-4b57-9d1e-6a1b6f7f2c02', name: 'Leela Das' };

  test('the editor stays although all is saved, whichever call finds out', async () => {
    const api = articleApi();
    const page = await openArticle(api);
    api.on('put', `${path}/presence`, refused);
    fireEvent.focus(window);
    await act(() => queryClient.refetchQueries());
    expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await signInAs(ravi, { ...page, api });
    expect(title()).toHaveValue('Two pointers');
    expect(drafts(api)).toEqual([]);
  });

  test('a logout in another tab leaves the words where they are, and signing in there goes on', async () => {
    const api = articleApi();
    const { user } = await openArticle(api);
    await inAnotherTab(null);
    expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await inAnotherTab(ravi);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await write(user, ' of mine');
    save();
    await waitFor(() => expect(drafts(api)).toMatchObject([{ title: 'Two pointers of mine' }]));
  });

  test.each([
    ['here', (page: Page) => signIn(leela, page)],
    ['in another tab', () => inAnotherTab(leela)],
  ])(
    "what was typed isn't saved under the name of someone else who signs in %s",
    async (_, change) => {
      const page = await typeWithoutSession();
      const tries = drafts(page.api).length;
      page.api.on('put', `${path}/draft`, () => ({
        status: 200,
        data: { revision: 13, saved_at },
      }));
      await change(page);
      const question = within(
        await screen.findByRole('dialog', { name: "You're signed in as Leela Das" }),
      );
      expect(
        question.getByText(/is by Ravi Menon, and isn't saved under another name/),
      ).toBeVisible();
      save();
      await page.user.click(question.getByRole('button', { name: 'Continue without it' }));
      await waitFor(() => expect(title()).toHaveValue('Two pointers'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(drafts(page.api)).toHaveLength(tries);
      expect(saved(page.api)).toEqual([]);
      expect(JSON.stringify(records.list(({ owner }) => owner === ravi.id))).toContain('of mine');
    },
  );

  test('of two accounts, the first can sign in again, and goes on', async () => {
    const page = await typeWithoutSession();
    await inAnotherTab(leela);
    await page.user.click(await screen.findByRole('button', { name: 'Sign in as Ravi Menon' }));
    await signInAs(ravi, page);
    await waitFor(() =>
      expect(drafts(page.api).at(-1)).toMatchObject({ title: 'Two pointers of mine' }),
    );
  });
});

test('an older version is compared with the editor and restored in it', async () => {
  const author = { id: ravi.id, name: ravi.name };
  const facts = { number: 3, at: saved_at, author, reason: 'saved' as const };
  const { article } = buildAdminArticle();
  const api = articleApi()
    .on('get', `${path}/versions`, () => ({
      status: 200,
      data: { items: [{ ...facts, title: 'Pointers' }] },
    }))
    .on('get', `${path}/versions/3`, () => ({
      status: 200,
      data: { ...facts, article: { ...article, title: 'Pointers' } },
    }));
  const { user } = await openArticle(api);
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
  expect(
    await dialog.findByRole('button', { name: /^Version 3.*Saved, Ravi Menon$/ }),
  ).toBeVisible();
  expect(await dialog.findByText('Pointers')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Restore this text in the editor' }));
  expect(title()).toHaveValue('Pointers');
  await user.click(screen.getByRole('button', { name: 'Publish changes' }));
  await screen.findByText('Changes published!');
  expect(saved(api)).toMatchObject([{ title: 'Pointers', restores: 3 }]);
});

describe('who is here', () => {
  const named = { name: 'Leela Das' };

  test('the other author is named beside the title, before there is a conflict', async () => {
    const others = [named];
    const api = articleApi().on('put', `${path}/presence`, () => ({
      status: 200,
      data: { others },
    }));
    await openArticle(api);
    const here = await screen.findByRole('status', { name: 'Who is here' });
    await waitFor(() => expect(here).toHaveTextContent('Leela Das has this article open, too.'));
    others.push({ name: 'Meera' });
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() =>
      expect(here).toHaveTextContent('Leela Das and Meera have this article open, too.'),
    );
  });

  test("someone who leaves the page alone isn't here, and isn't kept signed in by it", async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const api = articleApi();
    const said = () => api.callsTo('put', `${path}/presence`).length;
    await openArticle(api);
    await act(() => jest.advanceTimersByTimeAsync(6 * 60_000));
    const before = said();
    expect(before).toBeGreaterThan(10);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(said()).toBe(before);
    fireEvent.pointerMove(window);
    await waitFor(() => expect(said()).toBe(before + 1));
    jest.useRealTimers();
  });

  test("one's own second tab is called that", async () => {
    const held = [{ name: 'article-editor:two-pointers' }, { name: 'article-editor:two-pointers' }];
    const locks = {
      query: async () => ({ held }),
      request: (_: string, __: object, work: () => Promise<void>) => work(),
    };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    await openArticle(articleApi());
    expect(
      await screen.findByText('You have this article open in another tab, too.'),
    ).toBeVisible();
    Reflect.deleteProperty(navigator, 'locks');
  });
});
