/** Which packages the scripts of a page are made of, in KiB as they travel. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { Transfer } from '../browser/transfers.ts';
import { kib, number, type Section } from '../report.ts';
import type { Workspace } from '../workspace.ts';
import { bytesByPackage } from './bytes-by-package.ts';

/** Packages with less than this in every column are counted together. */
const SMALLEST_KIB = 0.5;

export type Sizes = Map<string, number>;

/**
 * Shares out what was transferred for each script, by the minified code in it. Compression works across
 * packages, so these are shares and not what leaving one out would save.
 */
export async function packageReader(workspace: Workspace) {
  const folder = workspace.path('maps');
  await workspace.run(['scripts/bench/packages/build-with-maps.mjs', folder]);
  const known = new Map<string, Sizes>();

  function packagesOf({ address, bytes }: Transfer): Sizes {
    const [, unit = '', name = ''] = /\/releases\/([^/]+)\/[^/]+\/(.+)$/.exec(address) ?? [];
    const file = join(folder, unit, name);
    if (!existsSync(`${file}.map`)) return new Map([['our shell', bytes]]);
    const found = known.get(file) ?? read(file);
    known.set(file, found);
    const all = [...found.values()].reduce((sum, part) => sum + part, 0);
    return new Map([...found].map(([name, part]) => [name, (part / all) * bytes]));
  }
  return (scripts: readonly Transfer[]): Sizes => {
    const sum: Sizes = new Map();
    for (const [name, bytes] of scripts.flatMap((script) => [...packagesOf(script)]))
      sum.set(name, (sum.get(name) ?? 0) + bytes);
    return sum;
  };
}

const read = (file: string): Sizes =>
  bytesByPackage(
    readFileSync(file, 'utf8'),
    new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))),
  );

/** @param columns sizes by package, by what is measured */
export function packageSection(columns: readonly (readonly [string, Sizes])[]): Section {
  const largest = (name: string) =>
    kib(Math.max(...columns.map(([, sizes]) => sizes.get(name) ?? 0)));
  const names = [...new Set(columns.flatMap(([, sizes]) => [...sizes.keys()]))];
  const shown = names
    .filter((name) => largest(name) >= SMALLEST_KIB)
    .sort((a, b) => largest(b) - largest(a));
  const rest = names.filter((name) => !shown.includes(name));
  const cell = (sizes: Sizes, among: readonly string[]) =>
    number(kib(among.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)));
  const row = (title: string, among: readonly string[]) => [
    title,
    ...columns.map(([, sizes]) => cell(sizes, among)),
  ];
  return {
    title: 'JavaScript by package, KiB',
    columns: ['Package', ...columns.map(([title]) => title)],
    rows: [
      ...shown.map((name) => row(name, [name])),
      row('smaller ones', rest),
      row('together', names),
    ],
    notes: ['Shares of what was transferred, by the minified code of each.'],
  };
}
