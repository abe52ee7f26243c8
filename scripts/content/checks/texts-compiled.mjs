/**
 * Java, C++ and C in articles and in the texts of units compile. A block with a `main` also runs to its end, so what it
 * asserts is true. A block that begins with "```java not-run" is left alone. `--language` checks one of the three.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILER_OF, compileProgram, isCompiled } from '../compiled/compile-program.mjs';
import { runProgram } from '../compiled/run-program.mjs';
import { severalAtOnce } from '../compiled/several-at-once.mjs';
import { blocksOf } from '../text-blocks.mjs';

export const folders = ['articles', 'unit-texts'];
export const counted = 'programs';
export const programs = ({ language }) =>
  language ? [COMPILER_OF[language]] : Object.values(COMPILER_OF);

/** Milliseconds for a program: a busy machine is slow, not wrong. */
const LIMIT_MS = 60_000;

export async function check(folder, slugs, { language }) {
  const place = mkdtempSync(join(tmpdir(), 'site-texts-'));
  try {
    const blocks = slugs.flatMap((slug) => compiledBlocksOf(folder, slug, language));
    const failures = await severalAtOnce(blocks, async (block, index) => {
      const own = join(place, String(index));
      mkdirSync(own);
      const failure = await failureOf(block, own);
      return failure && `line ${block.line}: ${failure}`;
    });
    return [...new Set(blocks.map(({ slug }) => slug))].map((slug) => {
      const own = failures.filter((_, index) => blocks[index].slug === slug);
      return { slug, count: own.length, failures: own.filter(Boolean) };
    });
  } finally {
    rmSync(place, { recursive: true });
  }
}

const compiledBlocksOf = (folder, slug, only) =>
  blocksOf(folder, slug)
    .filter(({ language, mark }) => isCompiled(language) && mark !== 'not-run')
    .filter(({ language }) => !only || language === only)
    .map((block) => ({ slug, ...block }));

async function failureOf({ language, code }, folder) {
  const { command, mistake } = await compileProgram({ language, text: code }, folder);
  if (mistake) return `line ${mistake.line} of the block: ${mistake.message}`;
  if (!/\bmain\(/.test(code)) return null;
  const [program, ...args] = command;
  const { errors, failure } = await runProgram(program, args, { limit: LIMIT_MS });
  return failure && `${failure} ${errors}`.trim();
}
