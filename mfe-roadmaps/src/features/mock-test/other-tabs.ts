import { useEffect, useEffectEvent } from 'react';

/** Pages of this site that show an attempt meet here; a message is its id. */
const CHANNEL = 'mock-attempts';

/** One for the whole page: what it sends itself, it doesn't hear. */
let channel: BroadcastChannel | null = null;
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Tells the other tabs that an attempt was handed in or goes on. */
export const notifyOtherTabs = (attemptId: string): void => openChannel().postMessage(attemptId);

/** Calls back once another tab has handed the attempt in, or goes on with it. */
export function useOtherTabs(attemptId: string, onChange: () => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent) => {
      if (data === attemptId) change();
    };
    openChannel().addEventListener('message', onMessage);
    return () => openChannel().removeEventListener('message', onMessage);
  }, [attemptId]);
}
