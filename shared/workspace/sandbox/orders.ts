/** Page to frame: the first message, with the control port. */
export interface Greeting {
  type: 'control';
}

/** Page to frame, over the control port. `Role` names the files that its workers need. */
export type Order<Role extends string> =
  /** Hands over a file that the page has fetched. */
  | { type: 'file'; role: Role; content: ArrayBuffer }
  /** Starts a worker; the worker's port is transferred with the message. */
  | { type: 'start'; id: number }
  | { type: 'end'; id: number };

/** Frame to page, over the control port: a worker doesn't start. */
export interface Failure {
  type: 'failed';
  id: number;
  message: string;
}
