/** Whose something is: the id of a person, or null for what was made while nobody was logged in. */
export type Owner = string | null;

/** What a record is found by. */
export interface RecordName {
  owner: Owner;
  /** What it is, such as 'draft'. */
  kind: string;
  /** Which of its kind. */
  key: string;
}

/** Something that a person has made or typed, as this device stores it. */
export interface KeptRecord<Value = unknown, Base = unknown> extends RecordName {
  value: Value;
  /** Milliseconds since 1970 by this device's clock, and always after what it took the place of. */
  changedAt: number;
  /** The version that it was made from. */
  base?: Base;
}

/** No owner has an @ in it. */
export const idOf = ({ kind, key, owner }: RecordName) => `${kind}:${key}@${owner ?? ''}`;

export const isSame = (one: KeptRecord, other: KeptRecord): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Which of two records stands. What was changed at the same time in two tabs is the same in both afterwards. */
export const isLater = (one: KeptRecord, other: KeptRecord): boolean =>
  one.changedAt === other.changedAt
    ? JSON.stringify(one) > JSON.stringify(other)
    : one.changedAt > other.changedAt;
