import type { TopicFile } from '@site/shared/contracts/practice';
import type { ArticleHtml } from '../html/article-html.ts';
import { formulaMistakes } from '../html/formulas.ts';
import type { Content } from './content.ts';
import type { ContentFile, Mistake, SiteLink } from './content-files.ts';
import { fieldName, type JsonPath } from './json-document.ts';
import type { AnnouncementFile } from './news-files.ts';

/** Areas whose pages come from these files; whatever else there is belongs to remotes. */
const AREAS = ['article', 'dsaarticle', 'roadmaps', 'posts', 'mock-tests', 'mock-interviews'];
const inArea = (page: string) => AREAS.some((area) => page.startsWith(`/${area}/`));

/** Pages in these areas that aren't content. */
const OTHERS = ['/roadmaps/plan', '/roadmaps/today'];

const isOfThisSite = (href: string) => href.startsWith('/');

/** Articles that units name. */
export function linksOfTopic(topic: ContentFile<TopicFile>): SiteLink[] {
  return topic.content.units.flatMap((unit, index) =>
    linkAt(topic, ['units', index, 'article_link'], unit.article_link),
  );
}

/** Where a piece of news leads. */
export const linkOfAnnouncement = (file: ContentFile<AnnouncementFile>): SiteLink[] =>
  linkAt(file, ['link'], file.content.link);

function linkAt(
  { file, document }: ContentFile<unknown>,
  path: JsonPath,
  href: string | null,
): SiteLink[] {
  if (href === null || !isOfThisSite(href)) return [];
  return [{ file, line: document.lineOf(path), field: fieldName(path), href }];
}

/** Links of a text to other pages. */
export const linksOfBody = (file: string, body: ArticleHtml): SiteLink[] =>
  hrefsIn(body)
    .filter(isOfThisSite)
    .map((href) => ({ file, line: 1, field: '', href }));

/** What a text alone shows to be lost: links to its own headings, and pictures. */
export function mistakesInBody(body: ArticleHtml): string[] {
  const { content } = body;
  const headings = hrefsIn(body).filter(
    (href) => href.startsWith('#') && !content.includes(`id="${href.slice(1)}"`),
  );
  const pictures = content
    .split('<img')
    .slice(1)
    .map((rest) => `<img${rest.split('>')[0]}>`)
    .filter((picture) => !picture.includes(' src="https://'));
  const figures = content.split('<figure>').slice(1);
  return [
    ...formulaMistakes(content),
    ...headings.map((href) => `links to a heading that isn't there: ${href}`),
    ...pictures.map((picture) => `has a picture that isn't there: ${picture}`),
    ...figures
      .filter((figure) => !/<(svg|img) /.test(figure.split('</figure>')[0] ?? ''))
      .map(() => 'has a figure whose picture is missing, or has something that a picture may not'),
  ];
}

const hrefsIn = ({ content }: ArticleHtml) =>
  [...content.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

type Pages = Pick<Content, 'roadmaps' | 'problems' | 'mockTests' | 'mockInterviews'> &
  Pick<Content, 'sqlTasks' | 'javascriptTasks' | 'quizzes' | 'unitTexts'> & {
    articles: Iterable<string>;
    posts: Iterable<number>;
  };

/** The addresses of everything that the files hold. A unit has a page if it has an exercise. */
export function pagesOf(content: Pages): Set<string> {
  const { sqlTasks, javascriptTasks, quizzes, unitTexts } = content;
  const exercises = [...sqlTasks, ...javascriptTasks, ...quizzes, ...unitTexts];
  const withPage = new Set(exercises.map(({ id }) => id));
  const ofRoadmaps = content.roadmaps.flatMap(({ roadmap, topics }) => [
    `/roadmaps/${roadmap.id}`,
    ...topics.map(({ id }) => `/roadmaps/${roadmap.id}?topic=${id}`),
    ...topics
      .flatMap(({ units }) => units)
      .flatMap(({ id }) => [
        `/roadmaps/${roadmap.id}?problem=${id}`,
        ...(withPage.has(id) ? [`/roadmaps/${roadmap.id}/${id}`] : []),
      ]),
  ]);
  return new Set([
    ...OTHERS,
    ...ofRoadmaps,
    ...Array.from(content.articles, (slug) => `/article/${slug}`),
    ...content.problems.map(({ problem }) => `/dsaarticle/${problem.slug}`),
    ...Array.from(content.posts, (id) => `/posts/${id}`),
    ...content.mockTests.map(({ id }) => `/mock-tests/${id}`),
    ...content.mockInterviews.map(({ id }) => `/mock-interviews/${id}`),
  ]);
}

/** Links to content that isn't there. */
export const lostLinks = (links: SiteLink[], pages: ReadonlySet<string>): Mistake[] =>
  links
    .filter(({ href }) => inArea(href) && !pages.has(href.split('#')[0] ?? ''))
    .map(({ href, ...position }) => ({
      ...position,
      message: `leads to no page of the site: ${href}`,
    }));
