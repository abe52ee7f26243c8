import type { HeldItem, MergeItem } from '@site/shared/contracts/practice';
import type { DeviceStore } from './store.ts';

/** What a page says of a version of something. */
export interface Version {
  /** When it was changed last; '' if unknown. */
  changedAt: string;
  /** How much there is of it, such as '12 lines'. */
  words: string;
  /** What it says, to be compared; '' if the words do. */
  text: string;
}

/** What something is called, and the address of its page: stored with what is made of it, so that a list can name it. */
export interface Place {
  title: string;
  path: string;
}

/**
 * What every kind of thing has that a visitor makes on a device, beside its store, which pages use alone. Accounts hold
 * all of them: the API compares and merges.
 */
export interface Kind<Value> extends DeviceStore<Value> {
  /** Over a list of them. */
  heading: string;
  placeOf(value: Value): Place;
  describe(value: Value): Version;
  /** As the API takes it: mostly one, and the first stands for all. */
  itemsOf(name: string, value: Value): MergeItem[];
  describeHeld(held: HeldItem): Version;
  /** What the person has on this device besides, once the account has changed; null if there's nothing. */
  ownAfter(value: Value, own: Value | null): Value | null;
}

/** One kind, whatever its things are. */
// biome-ignore lint/suspicious/noExplicitAny: each kind is given nothing but what it has returned itself
export type AnyKind = Kind<any>;
