import type { RoadmapDetail } from '@site/shared/contracts/practice';
import { asha, renderApp } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import { ResourceLink } from '../features/practice/topics/resource-link.tsx';
import { routes } from '../routes.tsx';
import { apiWith } from '../testing/practice-page.tsx';
import { buildCompany, buildRoadmap, buildTopic, buildUnit } from '../testing/roadmap-builder.ts';

const done = { completed: true, bookmarked: false, notes: '' };
const companies = (...names: string[]) => names.map((name) => buildCompany(name));

const sheet = buildRoadmap([
  buildTopic({
    id: 'dsa-trees',
    title: 'Trees',
    lesson: 'trees',
    sequence_number: 2,
    learning_units: [
      buildUnit({ id: 'dsa-path-sum', name: 'Path Sum', difficulty: 'hard' }),
      buildUnit({ id: 'dsa-invert-tree', name: 'Invert Tree', sequence_number: 2 }),
    ],
  }),
  buildTopic({
    learning_units: [
      buildUnit({
        article_link: 'https://articles.example/two-sum',
        video_link: 'https://videos.example/two-sum',
        company_learning_unit_frequencies: companies('Google', 'JPMorgan', 'Adobe', 'Meta'),
      }),
      buildUnit({
        id: 'dsa-3sum',
        name: '3Sum',
        difficulty: 'medium',
        sequence_number: 2,
        rating: null,
        problem_link: null,
        progress: done,
      }),
    ],
  }),
]);

const open = (roadmap: RoadmapDetail = sheet) =>
  renderApp(routes, { path: '/roadmaps/dsa', api: apiWith(roadmap), session: asha });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const topic = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

describe('the sheet', () => {
  test('shows title, description, summary and the topics in order, the first unfinished one open', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'DSA Sheet', level: 1 })).toBeVisible();
    expect(screen.getByText('Data structures and algorithms, in order.')).toBeVisible();
    const summary = within(screen.getByRole('region', { name: 'Your progress' }));
    const terms = summary.getAllByRole('term').map((term) => term.textContent);
    const values = summary.getAllByRole('definition').map((value) => value.textContent);
    expect(terms).toEqual(['total', 'easy', 'medium', 'hard']);
    expect(values).toEqual(['1/4', '0/2', '1/1', '0/1']);
    expect(summary.getByText('25%')).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Arrays1/2 completed',
      'Trees0/2 completed',
    ]);
    expect(topic('Arrays')).toHaveAttribute('aria-expanded', 'true');
    expect(topic('Trees')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Listed companies and ratings are illustrative.')).toBeVisible();
  });

  test('opens one topic at a time, with a link to its lesson if it has one, and closes the open one', async () => {
    const { user } = open();
    await rowOf('Two Sum');
    expect(screen.queryByRole('link', { name: /^Lesson/ })).not.toBeInTheDocument();
    await user.click(topic('Trees'));
    expect(await rowOf('Path Sum')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lesson on Trees' })).toHaveAttribute(
      'href',
      '/article/trees',
    );
    expect(topic('Arrays')).toHaveAttribute('aria-expanded', 'false');
    await user.click(topic('Trees'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('has a column for each fact of a problem', async () => {
    open();
    const row = within(await rowOf('Two Sum'));
    expect(screen.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
      'Status',
      'Problem',
      'Difficulty',
      'Companies',
      'Article',
      'Video',
      'Bookmarks',
      'Notes',
    ]);
    expect(row.getByRole('checkbox', { name: 'Mark Two Sum complete' })).not.toBeChecked();
    expect(row.getByRole('link', { name: 'Two Sum' })).toHaveAttribute('target', '_blank');
    expect(row.getByText('Rating: 4/5')).toBeVisible();
    expect(row.getByText('easy')).toBeVisible();
    expect(row.getByRole('link', { name: 'Article on Two Sum' })).toHaveAttribute(
      'href',
      'https://articles.example/two-sum',
    );
    const video = row.getByRole('link', { name: 'Watch a video on Two Sum' });
    expect(video).toHaveAttribute('href', 'https://videos.example/two-sum');
    expect(video).toHaveAttribute('target', '_blank');
    expect(video).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('says where companies and videos are from: in each row when you point at it, and in a line below', async () => {
    const source = 'https://lists.example/interviews/';
    const frequencies = [buildCompany('Google', { source })];
    const known = {
      video_link: 'https://www.videos.example/watch?v=1',
      company_learning_unit_frequencies: frequencies,
    };
    const unknown = buildUnit({ id: 'dsa-3sum', name: '3Sum', sequence_number: 2 });
    open(buildRoadmap([buildTopic({ learning_units: [buildUnit(known), unknown] })]));
    const row = within(await rowOf('Two Sum'));
    expect(row.getByTitle('From lists.example/interviews')).toHaveTextContent('Google');
    expect(row.getByTitle('Opens videos.example in a new tab')).toBeVisible();
    expect(within(await rowOf('3Sum')).queryByTitle(/^From|^Opens videos/)).not.toBeInTheDocument();

    const list = screen.getByRole('link', { name: 'lists.example/interviews' });
    expect(list).toHaveAttribute('href', source);
    expect(list.closest('p')).toHaveTextContent(
      'Companies are as listed at lists.example/interviews. Videos are on videos.example.',
    );
  });

  test('names no source if none is known', async () => {
    const unsourced = { company_learning_unit_frequencies: companies('Google') };
    open(buildRoadmap([buildTopic({ learning_units: [buildUnit(unsourced)] })]));
    const row = within(await rowOf('Two Sum'));
    expect(row.getByText('Google')).toBeVisible();
    expect(row.queryByTitle(/^From/)).not.toBeInTheDocument();
    expect(screen.queryByText(/as listed at|Videos are on/)).not.toBeInTheDocument();
  });

  test('links the name of a problem to its page on this site, with a link to the other site beside it', async () => {
    const here = { article_link: '/dsaarticle/two-sum' };
    open(buildRoadmap([buildTopic({ learning_units: [buildUnit(here)] })]));
    const row = within(await rowOf('Two Sum'));
    expect(row.getByRole('link', { name: 'Two Sum' })).toHaveAttribute(
      'href',
      '/dsaarticle/two-sum',
    );
    const elsewhere = row.getByRole('link', { name: 'Two Sum on problems.example' });
    expect(elsewhere).toHaveAttribute('href', 'https://problems.example/two-sum');
    expect(elsewhere).toHaveAttribute('target', '_blank');
  });

  test("omits a column that's empty for all problems of the roadmap", async () => {
    const bare = { article_link: null, video_link: '#', company_learning_unit_frequencies: [] };
    const { user } = open(
      buildRoadmap([
        buildTopic({ learning_units: [buildUnit(bare)] }),
        buildTopic({
          id: 'dsa-trees',
          title: 'Trees',
          sequence_number: 2,
          learning_units: [
            buildUnit({
              ...bare,
              id: 'dsa-path-sum',
              name: 'Path Sum',
              article_link: '/article/x',
            }),
          ],
        }),
      ]),
    );
    const columns = () => screen.getAllByRole('columnheader').map((column) => column.textContent);
    const withArticles = ['Status', 'Problem', 'Difficulty', 'Article', 'Bookmarks', 'Notes'];
    const cells = async (name: string) => within(await rowOf(name)).getAllByRole('cell');

    expect(await cells('Two Sum')).toHaveLength(5);
    expect(columns()).toEqual(withArticles);
    expect(screen.queryByText('No video')).not.toBeInTheDocument();
    await user.click(topic('Trees'));
    expect(await cells('Path Sum')).toHaveLength(5);
    expect(columns()).toEqual(withArticles);
  });

  test("uses the roadmap's name for its units, and calls only illustrative figures that", async () => {
    open({ ...buildRoadmap(undefined, { counted_as: 'unit' }), illustrative: false });
    await rowOf('Two Sum');
    expect(screen.queryByText(/illustrative/)).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Unit' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Problem' })).not.toBeInTheDocument();
  });

  test('leaves the cell of a missing value empty, and announces that to screen readers', async () => {
    open();
    const row = within(await rowOf('3Sum'));
    expect(row.queryByRole('link')).not.toBeInTheDocument();
    expect(row.getByText('3Sum')).toBeVisible();
    for (const missing of ['No article', 'No video', 'No companies']) {
      expect(row.getByText(missing)).toBeInTheDocument();
    }
    expect(row.queryByText('–')).not.toBeInTheDocument();
    expect(row.queryByText(/Rating/)).not.toBeInTheDocument();
  });

  test("doesn't say that a row has no article if it opens a page of its own", async () => {
    const own = buildUnit({ id: 'dsa-own', name: 'Own Page', page_link: '/roadmaps/dsa/dsa-own' });
    const withArticle = buildUnit({ id: 'dsa-read', name: 'Read', article_link: '/article/x' });
    open(
      buildRoadmap([buildTopic({ learning_units: [{ ...own, article_link: null }, withArticle] })]),
    );
    const row = within(await rowOf('Own Page'));
    expect(row.getByRole('link', { name: 'Own Page' })).toHaveAttribute(
      'href',
      '/roadmaps/dsa/dsa-own',
    );
    expect(row.queryByText('No article')).not.toBeInTheDocument();
  });

  test('shows two companies, and the rest on demand', async () => {
    const { user } = open();
    const row = within(await rowOf('Two Sum'));
    const names = () => row.getAllByRole('listitem').map((item) => item.textContent);
    expect(names()).toEqual(['Google', 'JPJPMorgan', '+2']);
    await user.click(row.getByRole('button', { name: '+2 more: Adobe, Meta' }));
    expect(names()).toEqual(['Google', 'JPJPMorgan', 'Adobe', 'Meta', 'Fewer']);
    await user.click(row.getByRole('button', { name: 'Fewer companies' }));
    expect(names()).toHaveLength(3);
  });

  test('counts the learners who reported a company, which leads to its sheet', async () => {
    const reported = [buildCompany('Goldman Sachs', { frequency: 5, since: '2026-03' })];
    open(
      buildRoadmap([
        buildTopic({
          learning_units: [buildUnit({ company_learning_unit_frequencies: reported })],
        }),
      ]),
    );
    const row = within(await rowOf('Two Sum'));
    expect(row.getByTitle('Asked 5 learners since March 2026')).toHaveTextContent('5 learners');
    expect(row.getByRole('link', { name: 'Goldman Sachs 5 learners' })).toHaveAttribute(
      'href',
      '/roadmaps/company/goldman-sachs',
    );
    expect(screen.getByText(/^The number beside a company/)).toBeVisible();
  });

  test('marks well-known companies by their logo, and the others by their initials', async () => {
    const logos = ['Google', 'Microsoft', 'Amazon', 'Meta', 'Apple', 'Yandex', 'Adobe'];
    const others = ['JPMorgan', 'Bloomberg', 'TCS', 'Goldman Sachs', 'Flipkart', 'zoho'];
    const named = companies(...logos, ...others);
    const { user } = open(
      buildRoadmap([
        buildTopic({ learning_units: [buildUnit({ company_learning_unit_frequencies: named })] }),
      ]),
    );
    await user.click(await screen.findByRole('button', { name: /^\+11 more/ }));
    const shown = screen.getAllByRole('listitem').map((item) => item.textContent);
    const initials = ['JP', 'B', 'TC', 'GS', 'F', 'Z'];
    const marked = others.map((name, index) => `${initials[index]}${name}`);
    expect(shown).toEqual(expect.arrayContaining([...logos, ...marked]));
  });
});

describe('search and filter', () => {
  test('a search finds problems by part of their name and opens their topic', async () => {
    const { user } = open();
    await rowOf('Two Sum');
    await user.type(screen.getByRole('searchbox', { name: 'Search problems' }), 'PATH');
    expect(await rowOf('Path Sum')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Arrays/ })).not.toBeInTheDocument();
    expect(topic('Trees')).toHaveTextContent('1 match');
    expect(screen.getByText('1 problem in 1 topic')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Invert/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await rowOf('Two Sum')).toBeVisible();
  });

  test('a search opens a match even if all topics were closed', async () => {
    const { user } = open();
    await rowOf('Two Sum');
    await user.click(topic('Arrays'));
    await user.type(screen.getByRole('searchbox', { name: 'Search problems' }), 'invert');
    expect(await rowOf('Invert Tree')).toBeVisible();
  });
});

describe('the link to an article', () => {
  const open = (href: string | null) => {
    const element = (
      <ResourceLink kind="Article" name="Two Sum" href={href}>
        icon
      </ResourceLink>
    );
    return renderApp([{ path: '/', element }]);
  };

  test('an article on this site opens like any other page', async () => {
    const { user } = open('/dsaarticle/two-sum');
    const link = screen.getByRole('link', { name: 'Article on Two Sum' });
    expect(link).not.toHaveAttribute('target');
    await user.click(link);
    expect(await screen.findByText('Elsewhere: /dsaarticle/two-sum')).toBeVisible();
  });

  test.each(['https://articles.example/two-sum', '//articles.example/two-sum'])(
    '%s is elsewhere, in a new tab',
    (href) => {
      open(href);
      const link = screen.getByRole('link', { name: 'Article on Two Sum' });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
    },
  );

  test.each([null, '#'])("%s isn't a link", (href) => {
    open(href);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('No article')).toBeInTheDocument();
  });
});
