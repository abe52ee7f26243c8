/** What a build says of the packages in it, and copies of what the shell shares: a second React or router in a page is another one. */
import * as z from 'zod/mini';

/** Among the files of a release: what its build has put into it. */
export const BUNDLED_PACKAGES = 'bundled-packages.json';

/** Package → its versions in the build, with a file of each, the file that imported that one, and how many there are. */
export const bundledPackages = z.record(
  z.string(),
  z.array(
    z.object({
      version: z.nullable(z.string()),
      file: z.string(),
      askedBy: z.nullable(z.string()),
      files: z.optional(z.number()),
    }),
  ),
);
export type BundledPackages = z.infer<typeof bundledPackages>;

/**
 * What the shell shares, by itself or through the façades, and what a script that holds a copy says, however it was
 * built. What has no mark is known from the build alone.
 */
const shared: Record<string, RegExp | null> = {
  react: /\$\$typeof:[^,{}]{1,60},\s{0,20}type[^,{}]{0,60},\s{0,20}key\b/,
  'react-dom': /containerInfo[^,{}]{0,60},\s{0,20}implementation[^,{}]{0,60}\}/,
  'react-router': /in the context of a <Router> component/,
  'react-router-dom': null,
  '@tanstack/react-query': /No QueryClient set, use QueryClientProvider/,
  '@tanstack/query-core': /Missing queryFn: /,
  'react-hot-toast': /blank:\s*4e3,\s*error:\s*4e3,/,
  axios: /ERR_FR_TOO_MANY_REDIRECTS/,
  zustand: /\bgetInitialState\s*[:,]/,
  '@site/shared/platform': /The page lacks its boot block/,
  '@site/shared/session': /useSession must be used within SessionProvider/,
  '@site/shared/http': null,
  '@site/shared/sync': null,
  '@site/shared/rendering': null,
  '@site/shared/ui': null,
};

/**
 * In sentences without their subject.
 * @param bundled what the build says; null if it says nothing
 * @param scripts text by path, of those for browsers
 * @param declared packages of which the remote says that it brings a copy
 */
export function copiesIn(
  bundled: BundledPackages | null,
  scripts: ReadonlyMap<string, string>,
  declared: readonly string[] = [],
): string[] {
  return Object.entries(shared).flatMap(([name, mark]) => {
    if (declared.includes(name)) return [];
    const known = bundled?.[name] ?? [];
    if (known.length > 0) return known.map((copy) => describe(name, copy));
    return [...scripts]
      .filter(([, text]) => mark?.test(text))
      .map(([path]) => `brings a copy of ${name}, which the shell shares: ${path} holds it`);
  });
}

/** What a remote says it brings, with the versions that its build has. */
export const declaredCopies = (
  bundled: BundledPackages | null,
  declared: readonly string[] = [],
): string[] =>
  declared.map((name) => {
    const versions = (bundled?.[name] ?? []).flatMap(({ version }) => version ?? []).join(' and ');
    return `brings its own ${versions ? `${name} ${versions}` : name}, as its remote.json says`;
  });

const describe = (name: string, { version, file, askedBy }: BundledPackages[string][number]) =>
  `brings a copy of ${version ? `${name} ${version}` : name}, which the shell shares: ${file}${
    askedBy ? `, asked for by ${askedBy}` : ''
  }`;

/** What can't be read says nothing: then only the scripts are judged. */
export function readBundledPackages(content: Buffer | undefined): BundledPackages | null {
  try {
    return bundledPackages.safeParse(JSON.parse(`${content}`)).data ?? null;
  } catch {
    return null;
  }
}

/** How many packages are named. */
const MOST_NAMED = 5;

/**
 * Which packages may have grown since what is live: in a sentence, '' if none or if a build doesn't say. A build's word on sizes
 * would be before minifying, and change with comments.
 */
export function grownPackages(bundled: BundledPackages | null, live: BundledPackages | null) {
  if (!bundled || !live) return '';
  const versionsOf = (copies: BundledPackages[string]) =>
    copies.flatMap(({ version }) => version ?? []).join(' and ');
  const filesOf = (copies: BundledPackages[string]) =>
    copies.reduce((sum, { files = 0 }) => sum + files, 0);
  const grown = Object.entries(bundled).flatMap(([name, copies]) => {
    const before = live[name];
    const versions = versionsOf(copies);
    if (!before) return [`${name} ${versions} (new)`];
    const former = versionsOf(before);
    if (former !== versions) return [`${name} ${versions} (was ${former})`];
    const more = filesOf(copies) - filesOf(before);
    return more > 0 ? [`${name} (${more} more ${more === 1 ? 'file' : 'files'})`] : [];
  });
  return grown.length > 0
    ? ` Packages that may have grown: ${grown.slice(0, MOST_NAMED).join(', ')}.`
    : '';
}
