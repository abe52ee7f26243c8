import type { Owner, Texts } from './texts.ts';

/** Things of one kind that people keep on this device by name, each person for themselves. */
export interface DeviceStore<Value> {
  /** Null if there is none. */
  read(name: string, owner: Owner): Value | null;
  /** Null removes it. */
  write(name: string, owner: Owner, value: Value | null): void;
  /** The names that an owner has things by. */
  names(owner: Owner): string[];
  /** Tells of changes made in this page, by name. */
  onChange(listener: (name: string) => void): () => void;
}

/** What a kind brings to keep its things in a store. */
interface Format<Value> {
  texts: Texts;
  /** Null for what isn't such a thing. */
  parse(stored: unknown): Value | null;
}

/** A store of things as JSON. */
export function createStore<Value>({ texts, parse }: Format<Value>): DeviceStore<Value> {
  return withListeners({
    read(name, owner) {
      const text = texts.read(name, owner);
      try {
        return text === null ? null : parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    write(name, owner, value) {
      texts.write(name, owner, value === null ? null : JSON.stringify(value));
    },
    names: texts.names,
  });
}

/** Tells listeners of what is written. */
export function withListeners<Value>(
  store: Omit<DeviceStore<Value>, 'onChange'>,
): DeviceStore<Value> {
  const listeners = new Set<(name: string) => void>();
  return {
    ...store,
    write(name, owner, value) {
      store.write(name, owner, value);
      for (const listener of listeners) listener(name);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
