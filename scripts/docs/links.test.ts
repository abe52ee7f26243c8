import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { markdownFiles } from './documented-commands.mjs';

/** Texts for learners have checks of their own, and a template's links are those of what it becomes. */
const documents = markdownFiles().filter(
  (path) => !path.startsWith('api/content/') && !path.includes('/template/'),
);

const withoutCode = (path: string) =>
  readFileSync(projectPath(path), 'utf8').replaceAll(/^```.*?^```$/gms, '');

/** What leads to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (path: string) =>
  [...withoutCode(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Whether a link in a document leads to a file and, if it names one, to a heading. */
function leadsSomewhere(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const to = path ? posix.join(posix.dirname(from), path) : from;
  if (!existsSync(projectPath(to))) return false;
  return !anchor || !to.endsWith('.md') || anchorsIn(to).includes(anchor);
}

test.each(documents)('%s links only to files and headings that exist', (path) => {
  const links = [...withoutCode(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const own = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(own.filter((link) => !leadsSomewhere(path, link))).toEqual([]);
});
