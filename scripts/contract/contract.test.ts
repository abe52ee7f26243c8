import { readFacade } from './declarations.mjs';
import { adviceOn, compareReports, packageName, writeReport } from './reports.mjs';

const UI = '@site/shared/ui';

/** A façade as the compiler describes it. */
const files = {
  'ui/index.d.ts': "export * from './badge.tsx';\nexport * from './button.tsx';",
  'ui/badge.d.ts': 'export declare function Badge({ text }: { text: string; }): Element;',
  'ui/button.d.ts': `
    import type { Ref } from 'react';
    import { type Look } from './look.ts';
    /** A button. */
    export interface ButtonProps extends Look { busy?: boolean; ref?: Ref<HTMLButtonElement>; }
    export declare function Button(props: ButtonProps): Element;
    export { BellIcon } from 'lucide-react';
    declare const internal: 1;`,
  'ui/look.d.ts':
    "export interface Look { size: 'sm' | 'md'; tone: Enum<{ plain: \"plain\"; }>; }\nexport interface Unused { a: 1; }",
};

type Files = Record<keyof typeof files, string>;

/** The report about a façade whose declarations are these. */
function reportOf(version: string, changes: Partial<Files> = {}, react = 'react 19') {
  const now: Record<string, string> = { ...files, ...changes };
  const read = (path: string) => now[path] ?? '';
  const described = readFacade(read, 'ui/index.d.ts', packageName);
  const packages = [react, 'lucide-react 1'];
  return writeReport({ facade: UI, version, packages, files: described.files });
}

/** What is said of these changes to a façade at version 1.4.0 whose package is now at `version`. */
function judge(version: string, changes: Partial<Files>, react?: string) {
  const report = { facade: UI, before: reportOf('1.4.0'), now: reportOf(version, changes, react) };
  return compareReports([report], version);
}

const edit = (file: keyof Files, from: string, to: string) => {
  const text = files[file].replace(from, to);
  if (text === files[file]) throw new Error(`${file} holds no ${from}.`);
  return { [file]: text };
};

test('a report shows the exports and what they mention, and nothing else', () => {
  const report = reportOf('1.4.0');
  expect(report).toMatch(/^# @site\/shared\/ui 1\.4\.0\n/);
  expect(report).toContain('declare function Button(props: ButtonProps): Element;');
  expect(report).toContain('interface Look {');
  expect(report).not.toMatch(/internal|Unused/);
});

test('nothing is to be done for what promises the same', () => {
  expect(judge('1.4.0', {})).toEqual({ changes: [], needed: null, outdated: false });
});

test.each([
  ['a comment', edit('ui/button.d.ts', 'A button.', 'A pressable thing.')],
  [
    'the name of a parameter',
    edit('ui/button.d.ts', 'props: ButtonProps', '{ busy }: ButtonProps'),
  ],
  [
    'the order of the exports',
    { 'ui/index.d.ts': "export * from './button.tsx';\nexport * from './badge.tsx';" },
  ],
  ['how a text is quoted', edit('ui/look.d.ts', "'sm'", '"sm"')],
  ['what no export mentions', edit('ui/look.d.ts', 'a: 1', 'a: 2')],
])('%s promises nothing', (_, changes) => {
  expect(judge('1.4.0', changes)).toEqual({ changes: [], needed: null, outdated: false });
});

const removed = { 'ui/index.d.ts': "export * from './button.tsx';" };
const changed = edit('ui/look.d.ts', "'sm' | 'md'", "'sm'");
const required = edit('ui/badge.d.ts', 'text: string;', 'text: string; tone: string;');
const added = edit(
  'ui/badge.d.ts',
  'export',
  'export declare const BackLink: () => Element;\nexport',
);
const extended = edit('ui/look.d.ts', "'md';", "'md'; wide?: boolean;");
const extendedSchema = edit(
  'ui/badge.d.ts',
  '{ text: string; }',
  '{ tone: z.ZodMiniOptional<Tone>; text: string; }',
);
const extendedValues = edit('ui/look.d.ts', 'plain: "plain";', 'plain: "plain"; loud: "loud";');
const extendedInPlace = edit(
  'ui/badge.d.ts',
  '{ text: string; }',
  '{ tone?: Tone; text: string; }',
);

test.each([
  ['an export that is removed', removed, `Badge was removed from ${UI}`, '2.0.0'],
  ['a type that exports mention', changed, `Button of ${UI} was changed`, '2.0.0'],
  ['a prop that has to be given', required, `Badge of ${UI} was changed`, '2.0.0'],
  ['an export that is added', added, `BackLink was added to ${UI}`, '1.5.0'],
  ['a prop that may be left out', extended, `Button of ${UI} was extended`, '1.5.0'],
  ['a field that data may lack', extendedSchema, `Badge of ${UI} was extended`, '1.5.0'],
  ['a value of an enumeration', extendedValues, `Button of ${UI} was extended`, '1.5.0'],
  ['a prop of an unnamed type', extendedInPlace, `Badge of ${UI} was extended`, '1.5.0'],
])('%s calls for another version', (_, changes, says, needed) => {
  const judged = judge('1.4.0', changes);
  expect(judged).toMatchObject({ needed, outdated: true });
  expect(judged.changes).toContain(says);
  expect(adviceOn(judged)).toMatch(`${says}.`);
  expect(adviceOn(judged)).toMatch(
    `Raise the version in shared/package.json to ${needed}, run npm install, then npm run contract.`,
  );
  expect(judge('1.4.1', changes).needed).toBe(needed);
});

test.each([
  ['a removal', '2.0.0', removed],
  ['a change', '2.0.0', changed],
  ['an addition', '1.5.0', added],
  ['an addition', '2.0.0', added],
  ['an extension', '1.5.0', extended],
])('with %s at version %s the report has to be written, no more', (_, version, changes) => {
  const judged = judge(version, changes);
  expect(judged).toMatchObject({ needed: null, outdated: true });
  expect(adviceOn(judged)).toMatch(/\nRun npm run contract\.$/);
});

test('a new minor version will not do for a removal', () => {
  expect(judge('1.5.0', { ...removed, ...added }).needed).toBe('2.0.0');
});

test('a type of a package changes with its major version', () => {
  const { changes, needed } = judge('1.4.0', {}, 'react 20');
  expect(changes).toEqual([`Button of ${UI} was changed`, `ButtonProps of ${UI} was changed`]);
  expect(needed).toBe('2.0.0');
});

test('a version below the one that was promised has to be raised again, as after a merge', () => {
  expect(judge('1.3.0', {}).needed).toBe('1.4.0');
  expect(judge('1.3.0', removed).needed).toBe('2.0.0');
});

test('a report of another version has to be written again', () => {
  expect(judge('1.5.0', {})).toEqual({ changes: [], needed: null, outdated: true });
});

test('a façade without a report has to get one', () => {
  const report = { facade: UI, before: null, now: reportOf('1.4.0') };
  expect(compareReports([report], '1.4.0')).toEqual({ changes: [], needed: null, outdated: true });
});
