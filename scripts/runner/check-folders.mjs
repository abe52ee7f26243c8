import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { parseArgs } from 'node:util';

/** @typedef {{ slug: string, failures: string[] }} Result what is wrong in a folder, or in a text */

/**
 * The command of a check: [slug]… names folders, else all are checked. Prints what is wrong and ends with
 * 1 if anything is. `--json` prints everything as data, `--folder PATH` takes the content of another folder.
 * @param {string} content the folder that holds the folders, or files such as texts in Markdown
 * @param {(content: string, slugs: readonly string[], values: object) => Promise<Result[]>} check
 * @param {(results: readonly Result[]) => string} counted says how much was checked
 * @param {object} more options that this check alone has, as `parseArgs` takes them
 */
export async function checkFolders(content, check, counted, more = {}) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, folder: { type: 'string', default: content }, ...more },
  });
  const slugs = positionals.length > 0 ? positionals : namesIn(values.folder);
  const results = await check(values.folder, slugs, values);
  if (values.json) console.log(JSON.stringify(results));
  else printFailures(results, counted(results));
}

/** Folders, and texts or quizzes. Beside folders there may be other files. */
function namesIn(content) {
  const entries = readdirSync(content, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const items = folders.length > 0 ? folders : entries;
  return items.map(({ name }) => parse(name).name).sort();
}

function printFailures(results, checked) {
  const failed = results.filter(({ failures }) => failures.length > 0);
  for (const { slug, failures } of failed) console.log(`${slug}\n  ${failures.join('\n  ')}`);
  console.log(`${checked}, ${failed.length} of them fail.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
