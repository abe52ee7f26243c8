import { BroadcastChannel } from 'node:worker_threads';

/** How tabs hear each other, which jsdom lacks. Channels that pages leave open don't keep the process of the tests. */
export class TabChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}
