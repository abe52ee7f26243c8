const files = new Map<string, ArrayBuffer>();

/** Holds a file for the compiler, which fetches it from beside its script. */
export const takeFile = (name: string, content: ArrayBuffer) => files.set(name, content);

/** The file that it fetches; it isn't held any longer, since there are 75 MB of them. */
export function fileAt(address: string): ArrayBuffer | undefined {
  const name = address.split('/').at(-1) ?? '';
  const content = files.get(name);
  files.delete(name);
  return content;
}
