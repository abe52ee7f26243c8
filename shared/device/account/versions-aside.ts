import { records } from '@site/shared/platform';

const KIND = 'set-aside';
const MOST = 10;

interface Aside<Value> {
  key: string;
  person: string;
  /** What a version says; null if it's as good as none. */
  textOf(value: Value): string | null;
}

/** Versions that had to make room for another one, on this device until they have been opened; the newest first. */
export function versionsAside<Value>({ key, person, textOf }: Aside<Value>) {
  const list = () => records.read<Value[]>(KIND, key, person)?.value ?? [];
  const others = (value: Value) => list().filter((aside) => textOf(aside) !== textOf(value));
  return {
    list,
    put(value: Value): void {
      if (textOf(value) === null) return;
      records.write(KIND, key, person, [value, ...others(value)].slice(0, MOST));
    },
    /** It stands again. */
    drop(value: Value | null): void {
      if (!value || list().length === 0) return;
      const left = others(value);
      if (left.length === 0) records.remove(KIND, key, person);
      else if (left.length < list().length) records.write(KIND, key, person, left);
    },
  };
}
