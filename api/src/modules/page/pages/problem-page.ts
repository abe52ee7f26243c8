import type { DsaProblem } from '@site/shared/contracts';
import { escapeHtml } from '../../../escape-html.ts';
import type { PageKind } from '../page-data.ts';
import { breadcrumbs, problemItem, problemNode } from '../structured-data.ts';
import { inline, paragraphs, plain, shortened } from '../text.ts';
import { catalog, nothingThere } from './nothing-there.ts';
import { problemListJson } from './problem-list.ts';

/** /dsaarticle/{slug} */
export const problemPage: PageKind = async (content, userId, slug) => {
  const [problem, answer] = await Promise.all([
    content.problems.problem(slug),
    content.problems.answer(slug),
  ]);
  if (!problem || !answer) {
    return nothingThere(
      'Problem Not Found',
      'The requested DSA problem could not be found.',
      catalog,
    );
  }
  const steps = [{ name: 'DSA problems', path: '/dsaarticles' }, problemItem(problem)];
  return {
    answers: {
      [`/v1/dsa-problems/${slug}`]: answer.json,
      '/v1/dsa-problems': await problemListJson(content, userId),
    },
    metadata: {
      title: problem.title,
      description: shortened(plain(problem.description)),
      about: [problemNode(problem), breadcrumbs(...steps)],
    },
    text: textOf(problem),
  };
};

const textOf = ({ category, difficulty, description, example, ...problem }: DsaProblem): string =>
  [
    `<p>${escapeHtml(category)}, ${difficulty}</p>`,
    `<h2>Problem Description</h2>${paragraphs(description)}`,
    `<pre>Input: ${escapeHtml(example.input)}\nOutput: ${escapeHtml(example.output)}</pre>`,
    `<p>${inline(problem.followUp)}</p>`,
    `<h2>Solution</h2><pre>${escapeHtml(problem.code)}</pre>`,
    `<h2>Explanation</h2>${paragraphs(problem.explanation.content)}`,
    `<ol>${problem.explanation.steps.map((step) => `<li>${inline(step)}</li>`).join('')}</ol>`,
    `<h2>Complexity Analysis</h2>`,
    `<p>${escapeHtml(problem.complexity.time)}: ${inline(problem.complexity.timeDescription)}</p>`,
    `<p>${escapeHtml(problem.complexity.space)}: ${inline(problem.complexity.spaceDescription)}</p>`,
  ].join('');
