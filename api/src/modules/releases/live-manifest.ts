import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkReleaseManifest, type ReleaseManifest } from '@site/shared/contracts';

export interface LiveManifest {
  /** What is live now. Throws if no good release manifest was ever read. */
  current(): Promise<ReleaseManifest>;
}

type Report = (message: string) => void;

/**
 * Follows `release-manifest.json` of the release store: one `stat` a call, read again only when it changed. A release manifest that
 * does not hold together is reported once and refused; the last good one stays live.
 */
export function followManifest(releasesDir: string, report: Report): LiveManifest {
  const file = path.join(releasesDir, 'release-manifest.json');
  let seen = '';
  let live: ReleaseManifest | null = null;

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
        throw new Error(
          `${file} holds no release manifest that can be served. Publish all units first.`,
        );
      return live;
    },
  };
}

function accept(text: string, report: Report): ReleaseManifest | null {
  const checked = checkReleaseManifest(parse(text));
  if (checked.ok) return checked.manifest;
  report(
    `The release manifest is refused, the last good one stays live:\n  ${checked.problems.join('\n  ')}`,
  );
  return null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
