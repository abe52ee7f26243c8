import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an item must refuse beside its naive or wrong solution: the files in `refused/` with this ending. */
export function refusedIn(folder, ending) {
  const refused = join(folder, 'refused');
  if (!existsSync(refused)) return [];
  return readdirSync(refused)
    .filter((name) => name.endsWith(`.${ending}`))
    .sort()
    .map((name) => ({
      name: `refused/${name}`,
      source: readFileSync(join(refused, name), 'utf8'),
    }));
}
