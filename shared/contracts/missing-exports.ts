import type { ExportsByModule } from './release-manifest.ts';

/** What of `uses` is not among `provides`, in words: such as "BackLink of @site/shared/ui". */
export const missingExports = (uses: ExportsByModule, provides: ExportsByModule): string[] =>
  Object.entries(uses).flatMap(([module, names]) =>
    names.filter((name) => !provides[module]?.includes(name)).map((name) => `${name} of ${module}`),
  );
