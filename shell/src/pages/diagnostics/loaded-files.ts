interface LoadedFile {
  /** Relative to the release's folder. */
  name: string;
  /** Bytes over the wire, compressed; 0 if the file came from the browser's cache. */
  size: number;
  /** Milliseconds from the request to the last byte. */
  duration: number;
}

/** The files of a release that this page has fetched, as the browser recorded them. */
export function loadedFiles(base: string): LoadedFile[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry)
    .map((entry) => ({ path: new URL(entry.name).pathname, entry }))
    .filter(({ path }) => path.startsWith(base))
    .map(({ path, entry }) => ({
      name: path.slice(base.length),
      size: entry.encodedBodySize,
      duration: entry.duration,
    }));
}
