import { type Owner, records } from '@site/shared/platform';

/** Things of one kind that people store on this device by name, each person apart. */
export interface DeviceStore<Value> {
  /** Null if there is none. */
  read(name: string, owner: Owner): Value | null;
  /** Null removes it. */
  write(name: string, owner: Owner, value: Value | null): void;
  /** The names that an owner has things by. */
  names(owner: Owner): string[];
  /** Reports changes made in this page, by name. */
  onChange(listener: (name: string) => void): () => void;
}

/**
 * A store of one kind of records.
 * @param parse gives null for what isn't such a thing: another release may have written it
 */
export const createStore = <Value>(
  kind: string,
  parse: (stored: unknown) => Value | null,
): DeviceStore<Value> => ({
  read(name, owner) {
    const record = records.read(kind, name, owner);
    return record && parse(record.value);
  },
  write(name, owner, value) {
    if (value === null) records.remove(kind, name, owner);
    else records.write(kind, name, owner, value);
  },
  names: (owner) =>
    records.list((name) => name.kind === kind && name.owner === owner).map(({ key }) => key),
  onChange: (listener) =>
    records.subscribe((changed, isElsewhere) => {
      if (changed.kind === kind && !isElsewhere) listener(changed.key);
    }),
});
