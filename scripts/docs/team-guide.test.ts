/** What the guide for teams says in tables, and has people type, is what there is, all of it and nothing else. */
import { readFileSync } from 'node:fs';
import { remoteFailureReport, remoteManifest } from '@site/shared/contracts';
import { TUTORIAL } from '../test/long/tutorial.mjs';
import { projectPath, REMOTES } from '../webpack/paths.mjs';
import { firstPageOf, typedOn } from './first-page.mjs';

const guide = readFileSync(projectPath('docs/guides/team.md'), 'utf8');

/** What stands first in the rows of the table that begins with this heading. */
function namesUnder(heading: string): string[] {
  const table = guide.slice(guide.indexOf(`| ${heading} |`)).split('\n\n')[0] ?? '';
  return [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name);
}

test('the first page has people type what the long tests run, in the same order', () => {
  const typed = typedOn(firstPageOf('docs/guides/team.md'));
  expect(typed).toEqual(Object.values(TUTORIAL));
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
