import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { styleRules } from './base-config.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'styles-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The stylesheet of a remote with these styles. */
async function build(styles: string): Promise<string> {
  await writeFile(join(folder, 'page.module.css'), styles);
  await writeFile(
    join(folder, 'main.js'),
    "import styles from './page.module.css'; console.log(styles);",
  );
  const build = { microfrontend: 'mfe-notes', container: 'mfe_notes' };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist') },
    module: { rules: styleRules(build, [MiniCssExtractPlugin.loader]) },
    plugins: [new MiniCssExtractPlugin()],
    optimization: { minimize: false },
    infrastructureLogging: { level: 'error' },
  });
  await new Promise<void>((done, reject) =>
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close(() => done());
    }),
  );
  return readFile(join(folder, 'dist/main.css'), 'utf8');
}

test("a remote's styles are in the layer of remotes, under names of its own", async () => {
  expect(await build('.page p { color: red; }')).toMatch(
    /@layer remotes \{\s*\.mfe_notes_page_\S+ p \{ color: red; \}\s*\}/,
  );
});

test.each(['* { display: none; }', 'header a { color: red; }', ':root { --space-1: 0; }'])(
  'what would style the pages of others is refused with file and line: %s',
  async (rule) => {
    await expect(build(`.page { color: red; }\n${rule}\n`)).rejects.toThrow(
      /\(2:1\).+\/page\.module\.css Selector ".+" is not pure/,
    );
  },
);
