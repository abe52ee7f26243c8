/** Whose something is: the id of a person, or null for what was made while nobody was logged in. */
export type Owner = string | null;

/** Texts that people keep on this device by name, each person for themselves. */
export interface Texts {
  /** Null if there is none, or storage is blocked. */
  read(name: string, owner: Owner): string | null;
  /** Null removes it. @returns false if the device wouldn't keep it */
  write(name: string, owner: Owner, text: string | null): boolean;
  /** The names that an owner has texts by. */
  names(owner: Owner): string[];
}

/**
 * Texts under keys that begin with a word: `sql-draft:sql-names` is a visitor's, `sql-draft:sql-names@` with the
 * person's id theirs.
 */
export function createTexts(prefix: string): Texts {
  const endOf = (owner: Owner) => (owner === null ? '' : `@${owner}`);
  const keyOf = (name: string, owner: Owner) => `${prefix}:${name}${endOf(owner)}`;
  return {
    read(name, owner) {
      try {
        return localStorage.getItem(keyOf(name, owner));
      } catch {
        return null;
      }
    },
    write(name, owner, text) {
      try {
        if (text === null) localStorage.removeItem(keyOf(name, owner));
        else localStorage.setItem(keyOf(name, owner), text);
        return true;
      } catch (error) {
        console.warn('This lasts only as long as the page.', error);
        return false;
      }
    },
    names(owner) {
      const end = endOf(owner);
      return storedKeys()
        .filter((key) => key.startsWith(`${prefix}:`) && key.endsWith(end))
        .map((key) => key.slice(prefix.length + 1, key.length - end.length))
        .filter((name) => !name.includes('@'));
    },
  };
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
