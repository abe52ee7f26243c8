/** What the guides for administrators and teams have people type, press and read is what there is. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  type AdminRight,
  adminRights,
  adminRole,
  adminRoles,
  remoteManifest,
  roleHasRight,
} from '@site/shared/contracts/composition';
import { remoteFailureReport } from '@site/shared/contracts/releases';
import { TUTORIAL } from '../test/long/tutorial.mjs';
import { projectPath, REMOTES } from '../webpack/paths.mjs';
import { firstPageOf, typedOn } from './documented-commands.mjs';

describe('the first page for administrators', () => {
  const page = firstPageOf('docs/guides/administrators.md');

  /** What presses and reads it: tests in a browser, and tests of the remotes' pages and of the command. */
  const tests = ['e2e/specs', 'e2e/fixtures', 'mfe-admin/src/app', 'mfe-articles/src/features']
    .concat('api/src/commands')
    .flatMap((folder) =>
      readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => (folder.startsWith('e2e/') ? /\.ts$/ : /\.test\.tsx?$/).test(name))
        .map((name) => readFileSync(projectPath(`${folder}/${name}`), 'utf8')),
    )
    .join('\n');

  const steps = page.replaceAll(/\*\*\d\. [^*]+\*\*/g, '');
  const named = (pattern: RegExp) => [...steps.matchAll(pattern)].map(([, text = '']) => text);

  test('has people press what a test presses', () => {
    const pressed = named(/\*\*([^*]+)\*\*/g);
    expect(pressed.length).toBeGreaterThan(15);
    const isPressed = (label: string) =>
      ["'", '"', '`', '/^'].some((mark) => tests.includes(mark + label));
    expect(pressed.filter((label) => !isPressed(label))).toEqual([]);
  });

  test('says that people see what a test reads', () => {
    const read = named(/“([^”]+)”/g);
    expect(read.length).toBeGreaterThan(4);
    expect(read.filter((text) => !tests.includes(text))).toEqual([]);
  });

  test('has one command, which makes an administrator, as the tests of the command do', () => {
    expect(typedOn(page)).toEqual(['npm run admin:create']);
  });
});

test('the guide for administrators has the table of roles, as the API applies it', () => {
  const cells = (parts: readonly string[]) => `| ${parts.join(' | ')} |`;
  const roles = adminRole.options;
  const rights = Object.entries(adminRights) as [AdminRight, string][];
  const table = [
    cells(['', ...roles.map((role) => adminRoles[role].label)]),
    cells(['---', ...roles.map(() => '---')]),
    ...rights.map(([right, words]) =>
      cells([words, ...roles.map((role) => (roleHasRight(role, right) ? 'yes' : ''))]),
    ),
  ].join('\n');
  expect(readFileSync(projectPath('docs/guides/administrators.md'), 'utf8')).toContain(table);
});

describe('the guide for teams has', () => {
  const guide = readFileSync(projectPath('docs/guides/team.md'), 'utf8');

  /** What stands first in the rows of the table that begins with this heading. */
  function namesUnder(heading: string): string[] {
    const table = guide.slice(guide.indexOf(`| ${heading} |`)).split('\n\n')[0] ?? '';
    return [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name);
  }

  test('on its first page what the long tests run, in the same order', () => {
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
});
