import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkRegistry, type Registry } from '@site/shared/contracts';

export interface LiveSet {
  /** What is live now. Throws where no good set was ever read. */
  current(): Promise<Registry>;
}

type Report = (message: string) => void;

/**
 * Follows `set.json` of the release store: one `stat` a call, read again only when it changed. A set that
 * does not hold together is reported once and refused; the last good one stays live.
 */
export function followSet(releasesDir: string, report: Report): LiveSet {
  const file = path.join(releasesDir, 'set.json');
  let seen = '';
  let live: Registry | null = null;

  const readIfChanged = async () => {
    const { mtimeMs, size, ino } = await stat(file);
    const mark = `${mtimeMs} ${size} ${ino}`;
    if (mark === seen) return;
    live = accept(await readFile(file, 'utf8'), report) ?? live;
    seen = mark;
  };

  return {
    async current() {
      await readIfChanged().catch((error: unknown) => report(`${file} cannot be read: ${error}`));
      if (!live)
        throw new Error(`${file} holds no set that can be served. Publish all units first.`);
      return live;
    },
  };
}

function accept(text: string, report: Report): Registry | null {
  const checked = checkRegistry(parse(text));
  if (checked.ok) return checked.registry;
  report(`The set is refused, the last good one stays live:\n  ${checked.problems.join('\n  ')}`);
  return null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
