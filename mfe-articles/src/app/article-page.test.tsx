import type { Article } from '@site/shared/contracts/editorial';
import { comeBack, events, leaveToLogIn, sessionStore } from '@site/shared/platform';
import {
  asha,
  fakeApi,
  fromElsewhere,
  networkFailure,
  type RenderOptions,
  renderApp,
} from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildArticle, buildArticleSummary } from '../testing/article-builder.ts';
import { stubObservers } from '../testing/stub-observers.ts';

const path = '/article/two-pointers';
const call = '/v1/articles/two-pointers';

const apiWith = (facts: Partial<Article> = {}) =>
  fakeApi()
    .on('get', call, () => ({ status: 200, data: buildArticle(facts) }))
    .on('put', '/v1/home/last', () => ({ status: 200 }))
    .on('post', `${call}/views`, () => ({ status: 200, data: { view_count: 42 } }));

async function open(facts: Partial<Article> = {}, options: RenderOptions = {}) {
  const page = renderApp(routes, { path, api: apiWith(facts), ...options });
  await screen.findByRole('heading', { level: 1, name: facts.title ?? 'Two pointers' });
  return page;
}

describe('an article', () => {
  test('is remembered as the page that a signed-in person last opened', async () => {
    const { api } = await open({}, { session: asha });
    expect(api.callsTo('put', '/v1/home/last').map(({ data }) => data)).toEqual([
      { subject: `article:${buildArticle().id}` },
    ]);
  });

  test("says whom it's by, with a link to all that the author has written", async () => {
    await open({ author: { name: 'Meera Iyer', slug: 'meera-iyer' } });
    expect(screen.getByRole('link', { name: 'Meera Iyer' })).toHaveAttribute(
      'href',
      '/author/meera-iyer',
    );
  });

  test('says when it was reviewed', async () => {
    await open({ reviewed: '2026-11-24' });
    const facts = screen.getByRole('list', { name: 'About this article' });
    expect(facts).toHaveTextContent('Reviewed November 24, 2026');
  });

  test('shows its facts and its text, and names the page', async () => {
    await open({ difficulty: 'hard', meta_title: 'Two pointers, explained' });
    expect(screen.getByRole('link', { name: 'Patterns' })).toHaveAttribute(
      'href',
      '/dsaarticles?kind=articles&category=patterns',
    );
    const facts = screen.getByRole('list', { name: 'About this article' });
    expect(facts).toHaveTextContent('7 min read');
    expect(facts).toHaveTextContent('October 5, 2026');
    expect(facts).toHaveTextContent('By the Stepwise editors');
    expect(facts).not.toHaveTextContent('Reviewed');
    expect(screen.getByText('hard')).toBeVisible();
    expect(screen.getByText('Walk from both ends.')).toBeVisible();
    expect(screen.getByText('Start here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'python' })).toHaveAttribute(
      'href',
      '/dsaarticles?kind=articles&tag=python',
    );
    expect(screen.getByRole('link', { name: 'Read More Articles' })).toBeVisible();
    expect(document.title).toContain('Two pointers, explained');
  });

  test('counts the reader and shows the new count, but remembers nothing for a visitor', async () => {
    const { api } = await open();
    expect(await screen.findByText('42 views')).toBeVisible();
    expect(api.callsTo('post', `${call}/views`)).toHaveLength(1);
    expect(api.callsTo('put', '/v1/home/last')).toEqual([]);
  });

  test('opened by its id, redirects to its slug, at the same position', async () => {
    const api = apiWith().on('get', '/v1/articles/some-id', () => ({
      status: 200,
      data: buildArticle(),
    }));
    const { router } = await open({}, { api, path: '/article/some-id?from=mail#article-stop' });
    expect(await screen.findByText('42 views')).toBeVisible();
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(`${path}?from=mail#article-stop`);
  });

  test('reached by a link to a former address, redirects to that of today', async () => {
    const api = apiWith().on('get', '/v1/articles/two-fingers', () => ({
      status: 200,
      data: buildArticle(),
    }));
    const { router } = await open({}, { api, path: '/article/two-fingers#article-stop' });
    expect(await screen.findByText('42 views')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: path, hash: '#article-stop' });
  });

  test("still works if the view can't be counted", async () => {
    const api = apiWith().on('post', `${call}/views`, () => ({ status: 503 }));
    await open({}, { api });
    expect(screen.getByText('41 views')).toBeVisible();
  });

  test('runs no script from its text', async () => {
    await open({
      content: '<p onclick="x()" style="color:red" id="root">Text<script>x()</script></p>',
      table_of_contents: [],
    });
    expect(screen.getByText('Text').outerHTML).toBe('<p dir="auto">Text</p>');
  });

  test('shows formulas, and callouts by their name', async () => {
    const formula = '<math><msup><mi>n</mi><mn>2</mn></msup></math>';
    const callout =
      '<aside class="callout-tip" role="note" aria-label="Tip"><p>Draw it.</p></aside>';
    await open({
      content: `<p>${formula}</p><div>${formula.replace('<math>', '<math display="block">')}</div>${callout}`,
      table_of_contents: [],
    });
    expect(screen.getByRole('note', { name: 'Tip' })).toHaveTextContent('Draw it.');
    const formulas = document.querySelectorAll('math');
    expect([...formulas].map(({ textContent }) => textContent)).toEqual(['n2', 'n2']);
    expect(screen.getByRole('group', { name: 'Formula' })).toHaveAttribute('tabindex', '0');
  });

  test("plays a video in its provider's frame once its link is clicked; until then there is no frame", async () => {
    const { user } = await open({
      content:
        '<figure class="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A talk</a></figure><figure class="video"><a href="https://example.org/x">Elsewhere</a></figure>',
      table_of_contents: [],
    });
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'A talk' }));
    const player = screen.getByTitle('A talk, on YouTube');
    expect(player).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    );
    expect(player).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'));
    expect(player).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
  });

  test('in a language that is written from right to left is laid out so, block by block', async () => {
    const arabic = 'مقدمة في الخوارزميات';
    await open({
      title: arabic,
      description: 'وصف',
      content: `<p>${arabic}</p><p>In English.</p>`,
      table_of_contents: [],
    });
    expect(screen.getByRole('heading', { level: 1, name: arabic })).toHaveAttribute('dir', 'auto');
    for (const text of ['وصف', 'In English.'])
      expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
  });

  test('links to its sections, and to pages of the site without a reload', async () => {
    const { user, router } = await open({
      content: `${buildArticle().content}<p><a href="/roadmaps/dsa">The sheet</a></p>`,
    });
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    await user.click(within(contents).getByRole('link', { name: 'Stop' }));
    expect(router.state.location.hash).toBe('#article-stop');
    expect(screen.getByRole('heading', { name: 'Stop' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'The sheet' }));
    expect(await screen.findByText('Elsewhere: /roadmaps/dsa')).toBeVisible();
  });

  test('counts its questions and its discussion among its sections', async () => {
    stubObservers();
    await open({
      allow_comments: true,
      quiz_questions: [{ question: 'How?', options: ['a', 'b'], answer: 0, explanation: 'So.' }],
    });
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.slice(-2).map(({ textContent }) => textContent)).toEqual([
      'Check your understanding',
      'Discussion',
    ]);
    expect(screen.getByRole('heading', { name: 'Discussion' })).toBeInTheDocument();
  });

  test('opens other sites in a new tab, and lets wide tables scroll by themselves', async () => {
    await open({
      content:
        '<p><a href="https://example.org/a">Elsewhere</a></p><table><tbody><tr><td>1</td></tr></tbody></table>',
    });
    expect(screen.getByRole('link', { name: /Elsewhere/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');
  });

  test('opened at a heading scrolls there', async () => {
    const scrolledTo: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledTo.push(this.id);
    };
    await open({}, { path: `${path}#article-stop` });
    expect(scrolledTo).toEqual(['article-stop']);
  });

  test('links to the parts of its series and to related articles', async () => {
    await open({
      series_title: 'Patterns',
      series: [
        { slug: 'arrays', title: 'Arrays' },
        { slug: 'two-pointers', title: 'Two pointers' },
        { slug: 'windows', title: 'Windows' },
      ],
      related: [buildArticleSummary({ slug: 'stacks', title: 'Stacks' })],
    });
    expect(screen.getByText('Part 2 of 3')).toBeVisible();
    const series = within(screen.getByRole('navigation', { name: 'Series' }));
    expect(series.getByRole('link', { name: 'Previous: Arrays' })).toHaveAttribute(
      'href',
      '/article/arrays',
    );
    expect(series.getByRole('link', { name: 'Next: Windows' })).toHaveAttribute(
      'href',
      '/article/windows',
    );
    expect(screen.getByRole('link', { name: 'Stacks' })).toHaveAttribute('href', '/article/stacks');
  });
});

test("has no discussion if comments aren't allowed", async () => {
  stubObservers();
  await open({ allow_comments: false });
  expect(screen.queryByRole('heading', { name: 'Discussion' })).not.toBeInTheDocument();
});

describe('the questions', () => {
  const quiz_questions = [
    {
      question: 'How many `pointers`?',
      options: ['One', 'Two'],
      answer: 1,
      explanation: 'As named.',
    },
    { question: 'Sorted?', options: ['Yes', 'No'], answer: 0, explanation: 'It must be.' },
  ];

  test('can be answered once each, show the reason and the score, and can be repeated', async () => {
    const { user } = await open({ quiz_questions });
    const first = within(screen.getByRole('group', { name: /^How many pointers ?\?$/ }));
    await user.click(first.getByRole('button', { name: 'Two' }));
    expect(screen.getByText('As named.', { exact: false })).toHaveTextContent('Correct. As named.');
    await user.click(first.getByRole('button', { name: 'One' }));
    expect(screen.getByText('1 of 2 answered')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(screen.getByText('It must be.', { exact: false })).toHaveTextContent(
      'Not quite. It must be.',
    );
    expect(screen.getByRole('button', { name: 'Yes (correct answer)' })).toBeVisible();
    expect(screen.getByText('1 of 2 correct. Nearly there.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('0 of 2 answered')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Check your understanding' })).toHaveFocus();
  });
});

describe('liking', () => {
  const button = () => screen.getByRole('button', { name: /^Like this article/ });

  test('is shown at once and saved, and undone in the same way', async () => {
    const api = apiWith()
      .on('put', `${call}/like`, () => ({ status: 200, data: { liked: true, like_count: 3 } }))
      .on('delete', `${call}/like`, () => ({ status: 200, data: { liked: false, like_count: 2 } }));
    const { user } = await open({}, { api, session: asha });
    expect(button()).toHaveTextContent('2 likes');
    // For those who control the page by voice.
    expect(button()).toHaveAccessibleName(expect.stringContaining(button().textContent ?? ''));
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(button()).toHaveTextContent('3 likes'));
    await user.click(button());
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
    expect(button()).toHaveTextContent('2 likes');
  });

  test('that fails is undone, and a notice says so', async () => {
    const api = apiWith().on('put', `${call}/like`, () => {
      throw networkFailure();
    });
    const { user } = await open({}, { api, session: asha });
    await user.click(button());
    expect(
      await screen.findByText("We couldn't update your like. Please try again."),
    ).toBeVisible();
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(button()).toHaveTextContent('2 likes');
  });

  test('needs an account, and is saved after logging in', async () => {
    const api = apiWith().on('put', `${call}/like`, () => ({
      status: 200,
      data: { liked: true, like_count: 3 },
    }));
    const resumes: (() => void)[] = [];
    const stop = events.on('sign-in-wanted', ({ resume }) => resume && resumes.push(resume));
    const { user } = await open({}, { api });
    await user.click(button());
    stop();
    expect(await screen.findByText('Please log in first!')).toBeVisible();
    expect(api.callsTo('put', `${call}/like`)).toEqual([]);
    expect(resumes).toHaveLength(1);
  });

  test('is saved once someone comes back from logging in on another page', async () => {
    const api = apiWith().on('put', `${call}/like`, () => ({
      status: 200,
      data: { liked: true, like_count: 3 },
    }));
    const { router } = renderApp(routes, { path: '/roadmaps', api });
    const slug = path.split('/').at(-1);
    leaveToLogIn({ pathname: path }, { kind: 'like', purpose: 'like this article', meta: slug });
    act(() => sessionStore.getState().signIn(asha));
    comeBack(path);
    await act(() => router.navigate(path));
    await waitFor(() => expect(api.callsTo('put', `${call}/like`)).toHaveLength(1));
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  });
});

describe('when there is no article to show', () => {
  test('the page says that the article is loading', async () => {
    const api = fakeApi().on('get', call, () => new Promise<never>(() => {}));
    renderApp(routes, { path, api });
    expect(await screen.findByText('Loading article...')).toBeInTheDocument();
  });

  test.each([404, 400])('an unknown article is reported (%s), with a way back', async (status) => {
    const api = fakeApi().on('get', call, () => ({
      status,
      data: { code: status === 404 ? 'not-found' : 'invalid', message: 'Article not found' },
    }));
    renderApp(routes, { path, api });
    expect(await screen.findByRole('heading', { name: 'Article not found' })).toBeVisible();
    expect(screen.getByText("There's no article at this address.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Articles' })).toHaveAttribute(
      'href',
      '/dsaarticles',
    );
  });

  test.each([
    [
      "the server's message",
      { status: 503, data: { code: 'unavailable', message: 'We are moving house.' } },
      'We are moving house.',
    ],
    [
      'that there was no response',
      null,
      "The site can't be reached right now. Check your connection and try again.",
    ],
    ['an empty answer', fromElsewhere(200, null), 'No data received from API'],
  ])('a failure shows %s, a way back and a retry button', async (_, response, message) => {
    const api = apiWith().on('get', call, () => {
      if (!response) throw networkFailure();
      return response;
    });
    const { user } = renderApp(routes, { path, api });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Articles' })).toBeVisible();
    api.on('get', call, () => ({ status: 200, data: buildArticle() }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Two pointers' })).toBeVisible();
  });
});
