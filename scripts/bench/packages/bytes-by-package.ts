import type { SourceMap } from 'node:module';

/** Whose code the characters of a script are, by its source map. */
export function bytesByPackage(code: string, map: SourceMap): Map<string, number> {
  const found = new Map<string, number>();
  code.split('\n').forEach((line, number) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(number, column);
      const name = packageOf('originalSource' in entry ? entry.originalSource : '');
      found.set(name, (found.get(name) ?? 0) + 1);
    }
  });
  return found;
}

/** The npm package, or the folder of ours, that a source is from. */
export function packageOf(source: string): string {
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (installed === '.federation') return 'webpack runtime';
  // Those of one name are of no use without each other.
  if (installed) return installed.replace(/^(@module-federation|@radix-ui|@tanstack)\/.*/, '$1/*');
  if (/^webpack:\/\/[^/]+\/(\.\.\/)?shared\//.test(source)) return 'our shared code';
  if (/^webpack:\/\/[^/]+\/(\.\/)?src\//.test(source)) {
    return source.startsWith('webpack://shell_') ? 'our shell' : 'our remote';
  }
  return 'webpack runtime';
}
