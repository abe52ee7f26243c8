/** What the guide for teams says in tables is what there is, all of it and nothing else. */
import { readFileSync } from 'node:fs';
import { remoteFailureReport, remoteManifest } from '@site/shared/contracts';
import { TUTORIAL } from '../test/long/tutorial.mjs';
import { projectPath, REMOTES } from '../webpack/paths.mjs';

const guide = readFileSync(projectPath('docs/guides/team.md'), 'utf8');

/** What stands first in the rows of the table that begins with this heading. */
function namesUnder(heading: string): string[] {
  const table = guide.slice(guide.indexOf(`| ${heading} |`)).split('\n\n')[0] ?? '';
  return [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name);
}

test('the tutorial has the lines that the long tests run', () => {
  const chapter = guide.slice(guide.indexOf('### In a repository of its own'));
  const [, lines = ''] = chapter.split(/```(?:sh)?\n/);
  expect(lines.trim().split('\n')).toEqual(Object.values(TUTORIAL));
});

test('the keys of remote.json', () => {
  expect(namesUnder('Key').toSorted()).toEqual(Object.keys(remoteManifest.shape).toSorted());
});

test.each(REMOTES)('remote.json of %s', (remote) => {
  const written = JSON.parse(readFileSync(projectPath(`${remote}/remote.json`), 'utf8'));
  expect(remoteManifest.parse(written)).toMatchObject({ name: remote });
});

test('the stages of loading, in their order', () => {
  expect(namesUnder('Stage')).toEqual(remoteFailureReport.shape.stage.options);
});
