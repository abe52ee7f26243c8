import { indexedDisk, localDisk } from './disks.ts';
import { type Channel, createRecords, type News } from './records.ts';

/** Tabs hear each other from the moment at which records are opened; a server opens none. */
function tabChannel(): Channel {
  let channel: BroadcastChannel | undefined;
  return {
    tell: (news) => channel?.postMessage(news),
    listen(hear) {
      if (!globalThis.BroadcastChannel) return;
      channel = new BroadcastChannel('sync');
      channel.onmessage = ({ data }: MessageEvent<News>) => hear(data);
    },
  };
}

/** The records of this page. */
export const records = createRecords({
  disks: globalThis.indexedDB ? [indexedDisk(), localDisk] : [localDisk],
  channel: tabChannel(),
});
Object.freeze(records);
