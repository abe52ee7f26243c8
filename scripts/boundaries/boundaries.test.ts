import { checkSources } from './check-sources.mjs';
import { rules } from './rules.mjs';

/** What must be found, and the least that breaks each rule: one import of a file. */
const VIOLATIONS: [rule: string, importer: string, imported: string][] = [
  ['address-stands-on-the-platform', 'shared/address/place.ts', '../platform/index.ts'],
  ['brand-stands-alone', 'shared/brand/brand.ts', 'node:fs'],
  ['builds-are-one-call', 'mfe-new/webpack.config.js', '../mfe-auth/webpack.config.js'],
  ['contracts-stand-alone', 'shared/contracts/practice/note.ts', 'react'],
  [
    'contracts-of-composition-stand-on-those-below',
    'shared/contracts/composition/note.ts',
    '../practice/index.ts',
  ],
  [
    'contracts-of-practice-stand-on-those-below',
    'shared/contracts/practice/note.ts',
    '../identity/index.ts',
  ],
  [
    'contracts-of-identity-stand-on-those-below',
    'shared/contracts/identity/note.ts',
    '../editorial/index.ts',
  ],
  [
    'contracts-of-editorial-stand-on-those-below',
    'shared/contracts/editorial/note.ts',
    '../releases/index.ts',
  ],
  [
    'contracts-of-releases-stand-on-those-below',
    'shared/contracts/releases/note.ts',
    '../editorial/index.ts',
  ],
  [
    'mfe-roadmaps-imports-its-own-contracts',
    'mfe-roadmaps/src/app/note.ts',
    '@site/shared/contracts/identity',
  ],
  [
    'mfe-articles-imports-its-own-contracts',
    'mfe-articles/src/app/note.ts',
    '@site/shared/contracts/identity',
  ],
  [
    'mfe-auth-imports-its-own-contracts',
    'mfe-auth/src/app/note.ts',
    '@site/shared/contracts/practice',
  ],
  [
    'mfe-profile-imports-its-own-contracts',
    'mfe-profile/src/app/note.ts',
    '@site/shared/contracts/editorial',
  ],
  ['device-stands-on-the-platform', 'shared/device/drafts.ts', '../http/index.ts'],
  ['drawing-stands-on-ui', 'shared/workspace/drawing/drawing.ts', '@site/shared/platform'],
  ['exercise-stands-on-the-platform', 'shared/exercise/page.tsx', '../http/index.ts'],
  ['features-stand-alone', 'mfe-new/src/features/list/list.ts', '../notes/note.ts'],
  ['http-knows-no-ui', 'shared/http/toast.ts', 'react-hot-toast/headless'],
  ['listing-stands-on-ui', 'shared/listing/listing.ts', '@site/shared/platform'],
  ['areas-meet-at-their-index', 'api/src/areas/site/site.ts', '../practice/practice.ts'],
  ['practice-knows-no-other-area', 'api/src/areas/practice/practice.ts', '../identity/index.ts'],
  ['identity-stands-on-practice', 'api/src/areas/identity/identity.ts', '../editorial/index.ts'],
  [
    'editorial-and-releases-stand-on-identity',
    'api/src/areas/editorial/editorial.ts',
    '../releases/index.ts',
  ],
  ['rooms-stand-below-areas', 'api/src/routing/access.ts', '../areas/identity/index.ts'],
  ['rooms-are-entered-by-their-index', 'api/src/routing/access.ts', '../limits/rules.ts'],
  ['pages-compose-features', 'mfe-new/src/app/page.tsx', '../mount.ts'],
  ['progress-stands-on-the-platform', 'shared/progress/index.ts', '../http/index.ts'],
  ['reading-stands-on-the-platform', 'shared/reading/text.ts', '../http/index.ts'],
  ['remotes-import-entry-points-of-shared', 'mfe-new/src/app/page.ts', '@site/shared/http'],
  ['remotes-take-libraries-from-the-platform', 'mfe-new/src/app/page.ts', 'react-router-dom'],
  ['rendering-is-for-servers', 'shell/src/page.ts', '@site/shared/rendering'],
  [
    'repositories-know-no-services',
    'api/src/areas/notes/list/notes.repository.ts',
    './notes.service.ts',
  ],
  ['revision-stands-on-the-platform', 'shared/revision/days.ts', '../http/index.ts'],
  ['routes-call-services', 'api/src/areas/notes/list/notes.routes.ts', './notes.repository.ts'],
  ['routes-mount-pages', 'mfe-new/src/routes.tsx', './features/list/list.ts'],
  ['services-know-no-routes', 'api/src/areas/notes/list/notes.service.ts', './notes.routes.ts'],
  ['session-stands-on-http', 'shared/session/session.ts', '../ui/index.ts'],
  ['tests-alone-use-testing', 'mfe-new/src/app/page.ts', '@site/shared/testing'],
  ['the-api-client-stands-on-the-platform', 'shared/api/client.ts', '../platform/index.ts'],
  ['the-api-knows-contracts', 'api/src/app.ts', '@site/shared/http'],
  ['the-app-enters-areas-by-their-index', 'api/src/app.ts', './areas/notes/find.ts'],
  ['sync-stands-on-http', 'shared/sync/records.ts', '../ui/index.ts'],
  ['the-platform-re-exports', 'shared/platform/more.ts', '../ui/index.ts'],
  [
    'the-shell-imports-entry-points-of-shared',
    'shell/src/page.ts',
    '../../shared/contracts/composition/index.ts',
  ],
  ['ui-stands-alone', 'shared/ui/avatar.ts', '../session/index.ts'],
  ['microfrontends-meet-at-runtime', 'mfe-new/src/app/page.ts', '../../../shell/src/index.tsx'],
  [
    'what-features-share-knows-none-of-them',
    'mfe-new/src/time/moment.ts',
    '../features/notes/note.ts',
  ],
  ['workspace-stands-on-the-platform', 'shared/workspace/run.ts', '../http/index.ts'],
];

/** What files import that are nowhere else. */
const imported = Object.fromEntries(
  [
    'api/src/areas/notes/find.ts',
    'api/src/areas/notes/list/notes.repository.ts',
    'api/src/areas/notes/list/notes.routes.ts',
    'api/src/areas/notes/list/notes.service.ts',
    'mfe-new/src/features/list/list.ts',
    'mfe-new/src/features/notes/note.ts',
    'mfe-new/src/mount.ts',
  ].map((file) => [file, '']),
);

test('every rule has a violation that proves it', () => {
  expect(VIOLATIONS.map(([rule]) => rule).toSorted()).toEqual(
    rules.map(({ name }) => name).toSorted(),
  );
});

test.each(VIOLATIONS)('%s: %s may not import %s', (rule, importer, specifier) => {
  const sources = { ...imported, [importer]: `export * from '${specifier}';` };
  expect(checkSources(sources).violations).toEqual([
    expect.objectContaining({ rule, importer, imported: specifier }),
  ]);
});

test.each([
  ['imports-are-literal', '(name: string) => import(name)', 'a computed address'],
  ['imports-exist', "() => import('./gone.ts')", './gone.ts'],
])('%s: a page loads nothing by %s', (rule, load, imports) => {
  const sources = { 'mfe-new/src/app/page.ts': `export const load = ${load};` };
  expect(checkSources(sources).violations).toEqual([
    expect.objectContaining({ rule, imported: imports }),
  ]);
});

test.each([
  [
    'no-cycles',
    {
      one: "export { two } from './two.ts';",
      two: "export { one } from './one.ts';",
    },
    'two.ts → one.ts',
  ],
  [
    'no-type-cycles',
    {
      one: "import type { Page } from './page.ts';",
      page: "export type { Line } from './line.ts';",
      line: "export interface Line { of: import('./one.ts').One }",
    },
    'page.ts → line.ts → one.ts',
  ],
])('%s names every file of the circle', (rule, files, rest) => {
  const folder = 'mfe-new/src/app/';
  const sources = Object.entries(files).map(([name, text]) => [`${folder}${name}.ts`, text]);
  const { violations } = checkSources(Object.fromEntries(sources));
  expect(violations).toEqual([
    expect.objectContaining({
      rule,
      importer: `${folder}one.ts`,
      imported: rest.replaceAll(/\w+\.ts/g, (file) => folder + file),
    }),
  ]);
});
