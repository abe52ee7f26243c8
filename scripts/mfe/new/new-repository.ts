/** `new --standalone`: makes a remote as a repository of its own. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pack } from '../pack/pack.ts';
import { Refusal } from '../refusal.ts';
import { asPackages, copyTemplate } from './copy-template.ts';
import { checkedRemote, type Options } from './new-remote.ts';

export interface MadeRepository {
  name: string;
  mountPath: string;
  folder: string;
  /** The contract that its packages are of. */
  contract: string;
}

/** @throws Refusal, and nothing is written, if name, address or folder is taken or isn't allowed */
export async function newRepository(
  given: string,
  to: string,
  options: Options,
): Promise<MadeRepository> {
  const folder = resolve(to);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Refusal(
      `${folder} isn't empty. Name an empty folder, or one that doesn't exist yet.`,
    );
  }
  const { requested, ...versions } = await checkedRemote(given, options);
  const packages = await pack(join(folder, 'packages'));
  await copyTemplate(requested, { root: folder, ...versions, placed: asPackages });
  for (const [file, content] of Object.entries(repositoryFiles({ ...requested, ...packages }))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return {
    name: requested.name,
    mountPath: requested.mountPath,
    folder,
    contract: versions.contract,
  };
}

export const describeRepository = ({ name, mountPath, folder }: MadeRepository): string =>
  [
    `${name} is made in ${folder}, and owns ${mountPath}.`,
    `  cd ${folder}`,
    '  npm install',
    '  npm test',
    '  npx stepwise-mfe dev --to <site>',
    `  npx stepwise-mfe publish ${name} --to <site>`,
  ].join('\n');

interface Repository {
  /** The remote. */
  name: string;
  title: string;
  /** The packages, by the names of their files in `packages`. */
  shared: string;
  tools: string;
}

const json = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

/** What a repository with nothing but one remote has beside the remote's folder. */
export const repositoryFiles = ({
  name,
  title,
  shared,
  tools,
}: Repository): Record<string, string> => ({
  'package.json': json({
    name: `${name}-repository`,
    private: true,
    type: 'module',
    engines: { node: '>=20.19.0' },
    workspaces: [name],
    scripts: {
      build: 'node node_modules/@site/mfe-tools/build.mjs',
      check: `tsc -b ${name} && biome ci && node node_modules/@site/mfe-tools/boundaries/check.mjs`,
      test: 'npm run check && jest',
    },
    devDependencies: {
      '@site/mfe-tools': `file:packages/${tools}`,
      '@site/shared': `file:packages/${shared}`,
    },
  }),
  'biome.json': '{ "extends": ["@site/mfe-tools/biome.json"] }\n',
  'jest.config.mjs': `import { webProject } from '@site/mfe-tools/jest/projects.mjs';

export default { projects: [webProject('${name}')] };
`,
  '.gitignore': 'node_modules/\ndist/\n*.tsbuildinfo\n',
  '.github/workflows/release.yml': workflow(name),
  'README.md': readme(name, title),
});

const workflow = (name: string) => `name: release
on:
  pull_request:
  push:
    branches: [main]
# Two pushes are released one after the other.
concurrency: release-\${{ github.ref }}
jobs:
  release:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm test
      - run: npx playwright install --with-deps chromium
      # Stores the release without making it live. A pull request from a fork has no token.
      - name: Link to a preview
        if: github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository
        run: |
          version=$(npx stepwise-mfe publish ${name} --no-promote --json | jq --raw-output '.[0].version')
          link=$(npx stepwise-mfe preview ${name} "$version")
          echo "[${name} $version on the site, for an hour]($link)" >> "$GITHUB_STEP_SUMMARY"
        env:
          MFE_SITE: \${{ vars.MFE_SITE }}
          MFE_TOKEN: \${{ secrets.MFE_TOKEN }}
      # Proves the release on the site and makes it live. The operator of the site makes the token.
      - run: npx stepwise-mfe publish ${name} --why "$GITHUB_SHA"
        if: github.event_name == 'push'
        env:
          MFE_SITE: \${{ vars.MFE_SITE }}
          MFE_TOKEN: \${{ secrets.MFE_TOKEN }}
`;

const readme = (name: string, title: string) => `# ${title}
The remote \`${name}\`, released alone to a running site.

\`\`\`sh
npm install
npm test
export MFE_SITE=https://learn.example.org MFE_TOKEN=mfe_…
npx stepwise-mfe dev
npm run build
npx stepwise-mfe publish ${name}
npx stepwise-mfe rollback ${name}
\`\`\`

- \`${name}/\` holds the remote; its README says what is where.
- \`npx stepwise-mfe dev\` shows it inside the site as you write it, on http://localhost:4000. Nobody else sees it, and it needs no token.
- \`packages/\` holds what the site shares with remotes, and the tools, both versioned as its contract. For a newer contract, have them packed again by a clone of the site (\`npm run mfe -- pack --out <folder>\`), put the files here, and name them in \`package.json\`.
- \`.github/workflows/release.yml\` tests each pull request, puts a link into its summary that shows it on the site for an hour, and releases what reaches \`main\`. It needs the variable \`MFE_SITE\` and the secret \`MFE_TOKEN\`.
`;
