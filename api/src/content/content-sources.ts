import { readdir, readFile } from 'node:fs/promises';

/** Content files by their path: those of a folder, or those of an import. */
export interface ContentSource {
  /** What is in a folder. @throws Error if there is no such folder. */
  entries(folder: string): Promise<{ name: string; isFolder: boolean }[]>;
  /** @throws Error if there is no such file. */
  read(file: string): Promise<string>;
}

export const filesOnDisk: ContentSource = {
  async entries(folder) {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
  },
  read: (file) => readFile(file, 'utf8'),
};

/** @param files texts by path, with slashes; a folder is there if something is in it. */
export function filesInMemory(files: ReadonlyMap<string, string>): ContentSource {
  return {
    async entries(folder) {
      const inside = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
      const rests = inside.map((path) => path.slice(folder.length + 1).split('/'));
      const isFolder = new Map(rests.map(([name = '', ...deeper]) => [name, deeper.length > 0]));
      return [...isFolder].map(([name, folder]) => ({ name, isFolder: folder }));
    },
    async read(file) {
      const text = files.get(file);
      if (text === undefined) throw new Error('there is no such file');
      return text;
    },
  };
}
