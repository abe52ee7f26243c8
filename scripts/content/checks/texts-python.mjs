/**
 * The Python of articles and of the texts of units runs, the blocks of each as one program. Where a block says what it
 * prints, as in `print(ways(5))  # 8`, that must be all that it prints. A block that begins with "```python not-run"
 * needs what the engine lacks: it is only compiled.
 */
import { loadHarness } from '../../runner/load-harness.mjs';
import { blocksOf, differenceOf } from '../text-blocks.mjs';

export const folders = ['articles', 'unit-texts'];
export const counted = 'blocks';

const SAID = /^ *print\(.*\) {2}# (.+)$/gm;

export async function check(folder, slugs) {
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
    return { slug, count: blocks.length, failures };
  });
}

const saidIn = (source) => [...source.matchAll(SAID)].map(([, said]) => said).join('\n');
