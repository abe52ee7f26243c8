/**
 * node scripts/runner/check-articles.mjs [slug]… runs the Python in the bodies of articles, or of those
 * named, in the engine that browsers use; with `--folder api/content/unit-texts`, in the texts of units. The
 * blocks of an article follow each other as one program. Where a block says what it prints, as in
 * `print(ways(5))  # 8`, that must be all that it prints. A block that begins with "```python not-run" needs
 * what the engine lacks: it is only compiled. check-folders.mjs has the options.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../webpack/paths.mjs';
import { checkFolders } from './check-folders.mjs';
import { loadHarness } from './load-harness.mjs';

const BLOCK = /^```python(?<mark> not-run)?\n(?<code>.*?)^```$/gms;
const SAID = /^ *print\(.*\) {2}# (.+)$/gm;

/**
 * @param {string} folder holds a folder for each article, or a file for each text
 * @param {readonly string[]} slugs
 * @returns {Promise<{ slug: string, blocks: number, failures: string[] }[]>}
 */
async function checkArticles(folder, slugs) {
  const { begin, reset, printed } = await loadHarness();
  return slugs.map((slug) => {
    const body = readFileSync(fileOf(join(folder, slug)), 'utf8');
    const blocks = [...body.matchAll(BLOCK)];
    const program = begin();
    const failures = blocks.flatMap(({ index, groups: { mark, code } }) => {
      const source = mark ? `compile(${JSON.stringify(code)}, "block", "exec")` : code;
      const { error } = program.execute(source, 'solution.py');
      const text = printed().trimEnd();
      const failure = error?.text ?? differenceOf(saidIn(source), text);
      return failure ? [`line ${lineAt(body, index)}: ${failure}`] : [];
    });
    program.end();
    reset();
    return { slug, blocks: blocks.length, failures };
  });
}

const fileOf = (path) => (existsSync(`${path}.md`) ? `${path}.md` : join(path, 'body.md'));

const saidIn = (source) => [...source.matchAll(SAID)].map(([, said]) => said).join('\n');

const differenceOf = (said, printed) =>
  said && said !== printed ? `says it prints ${said}, and prints ${printed || 'nothing'}` : null;

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

const counted = (results) => {
  const blocks = results.reduce((sum, result) => sum + result.blocks, 0);
  return `${results.length} articles with ${blocks} blocks`;
};

await checkFolders(projectPath('api/content/articles'), checkArticles, counted);
