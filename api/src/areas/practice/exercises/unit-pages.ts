/**
 * Finds the pages of this site on which units are solved or explained, by unit id. They come from the roadmaps that a
 * process caches until content changes (createRoadmaps).
 */
export type FindUnitPages = () => Promise<ReadonlyMap<string, string>>;
