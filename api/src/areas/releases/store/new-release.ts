/** A file of a release: where it is served, and what it holds. */
export interface ReleasePath {
  /** The version, or the name of a folder that several versions of the microfrontend share. */
  folder: string;
  path: string;
  integrity: string;
}

export interface NewRelease {
  unit: string;
  version: string;
  paths: readonly ReleasePath[];
}

/** Among the files of a version: it describes the others. */
export const DESCRIPTION = 'release.json';
