/**
 * `npm run content:verify` runs what the content files hold, in the engines that pages use, and says what is wrong.
 * Names of checks, or how they begin, choose some: `-- texts problems-solutions`. `--only SLUG` looks at one problem,
 * task, text, article or quiz, and may be there several times. `--content FOLDER` takes the content of another folder,
 * `--json` prints everything as data. Some checks have `--language`, `--limit` in milliseconds or a `--seed`.
 *
 * A check is a file in checks/. It exports the `folders` of the content that it reads, `check`, which answers
 * `{ slug, count, failures }` for each of their items, what that `counted`, and perhaps the `programs` it needs.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { findProgram } from '../process/find-program.mjs';
import { fail } from '../process/prerequisites.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { CHECKS } from './checks.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    content: { type: 'string', default: projectPath('api/content') },
    only: { type: 'string', multiple: true },
    json: { type: 'boolean' },
    language: { type: 'string' },
    limit: { type: 'string' },
    seed: { type: 'string' },
  },
});

const chosen = CHECKS.filter(
  (name) => positionals.length === 0 || positionals.some((beginning) => name.startsWith(beginning)),
);
if (chosen.length === 0) fail(`There is no such check. Choose from ${CHECKS.join(', ')}.`);

const verified = [];
for (const name of chosen) {
  const one = await verify(name);
  verified.push(one);
  if (!values.json) print(one);
}
if (values.only && verified.every(({ results }) => results.length === 0))
  fail(`Nothing here is called ${values.only.join(' or ')}.`);
if (values.json) console.log(JSON.stringify(verified));
// PGlite and timers of programs would keep the process alive.
process.exit(verified.some(({ results }) => results.some(isWrong)) ? 1 : 0);

async function verify(name) {
  const { folders, check, counted, programs } = await import(`./checks/${name}.mjs`);
  const missing = programs?.(values).filter((program) => !findProgram(program)) ?? [];
  if (missing.length > 0)
    return { name, counted, results: [], notRun: `${missing.join(', ')} isn't installed` };
  const results = [];
  for (const folder of folders.map((one) => join(values.content, one)).filter(existsSync)) {
    const slugs = itemsIn(folder).filter((slug) => values.only?.includes(slug) ?? true);
    if (slugs.length > 0) results.push(...(await check(folder, slugs, values)));
  }
  return { name, counted, results };
}

/** Folders, or texts and quizzes. Beside folders there may be other files. */
function itemsIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const items = folders.length > 0 ? folders : entries;
  return items.map(({ name }) => parse(name).name).sort();
}

function isWrong({ failures }) {
  return failures.length > 0;
}

function print({ name, counted, results, notRun }) {
  if (notRun) return console.log(`${name}: not run, ${notRun}`);
  const wrong = results.filter(isWrong);
  for (const { slug, failures } of wrong) console.log(`${slug}\n  ${failures.join('\n  ')}`);
  const count = results.reduce((sum, result) => sum + result.count, 0);
  console.log(`${name}: ${results.length} with ${count} ${counted}, ${wrong.length} wrong`);
}
