import type { Problem } from '../contracts/index.ts';

/** A change to be sent to the API, written so that it does no harm where it arrives twice. */
export interface Write {
  /** Whose change it is: it is sent in this person's session only. */
  person: string;
  /** Changes of one lane are sent one after another, in the order in which they were made. */
  lane: string;
  /** A change that waits is dropped for a later one of its lane with the same name: only the last state counts. */
  replaces?: string;
  method: 'post' | 'put' | 'patch' | 'delete';
  /** Such as /v1/comments */
  url: string;
  body?: object;
  headers?: Record<string, string>;
  /** The one status that is success; any below 300 where it is left out. */
  success?: number;
  /** What the person is told on any page where the change waited and was then refused. */
  refused: string;
  /** Where the change was made, to lead back there. */
  page: string;
  /**
   * It holds words of the person: where it waited and is then refused (or meets a change made
   * elsewhere), it stays on the device until its page has dealt with it.
   */
  keep?: boolean;
  /** What its page needs in order to show it while it waits. Kept as JSON. */
  about?: unknown;
}

/** Why a change that waited was refused. */
export interface Refusal {
  status: number;
  problem: Problem | null;
}

/** A change on the device. */
export interface KeptWrite extends Write {
  id: string;
  /** Grows with each change: the order in which they were made. */
  at: number;
  /**
   * new: being sent for the first time; waiting: the network was away; refused: kept for its words,
   * never sent again.
   */
  state: 'new' | 'waiting' | 'refused';
  /** When it began to wait, in milliseconds since 1970. */
  since?: number;
  refusal?: Refusal;
}

/** How long a waiting change lasts: on the device, or (where storage is blocked or full) as long as the page. */
export type Lasting = 'device' | 'page';

/** What came of a change. A waiting one says so in words for the person who made it. */
export type Delivery =
  | { status: 'sent'; data: unknown }
  | { status: 'waiting'; kept: Lasting; message: string };

/** How a change left the device. */
export type Outcome = { result: 'sent'; data: unknown } | { result: 'refused'; refusal: Refusal };
