/**
 * node scripts/runner/check-articles.mjs [slug]… runs the Python in the bodies of articles, or of those
 * named, in the engine that browsers use; with `--folder api/content/unit-texts`, in the texts of units. The
 * blocks of an article follow each other as one program. Where a block says what it prints, as in
 * `print(ways(5))  # 8`, that must be all that it prints. A block that begins with "```python not-run" needs
 * what the engine lacks: it is only compiled. check-folders.mjs has the options.
 */
import { projectPath } from '../webpack/paths.mjs';
import { checkFolders } from './check-folders.mjs';
import { loadHarness } from './load-harness.mjs';
import { blocksOf, countedBlocks, differenceOf } from './text-blocks.mjs';

const SAID = /^ *print\(.*\) {2}# (.+)$/gm;

/**
 * @param {string} folder holds a folder for each article, or a file for each text
 * @param {readonly string[]} slugs
 * @returns {Promise<{ slug: string, blocks: number, failures: string[] }[]>}
 */
async function checkArticles(folder, slugs) {
  const { begin, reset, printed } = await loadHarness();
  return slugs.map((slug) => {
    const blocks = blocksOf(folder, slug).filter(({ language }) => language === 'python');
    const program = begin();
    const failures = blocks.flatMap(({ mark, code, line }) => {
      const source =
        mark === 'not-run' ? `compile(${JSON.stringify(code)}, "block", "exec")` : code;
      const { error } = program.execute(source, 'solution.py');
      const text = printed().trimEnd();
      const failure = error?.text ?? differenceOf(saidIn(source), text);
      return failure ? [`line ${line}: ${failure}`] : [];
    });
    program.end();
    reset();
    return { slug, blocks: blocks.length, failures };
  });
}

const saidIn = (source) => [...source.matchAll(SAID)].map(([, said]) => said).join('\n');

await checkFolders(projectPath('api/content/articles'), checkArticles, countedBlocks);
