import { useEffect, useEffectEvent } from 'react';

/** Pages of this site that show an attempt meet here; a message is its id. */
const CHANNEL = 'mock-attempts';

/** One for the whole page: what it sends itself, it doesn't hear. */
let channel: BroadcastChannel | null = null;
function joined(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Tells the other tabs that an attempt was handed in or goes on. */
export const tellOtherTabs = (attemptId: string): void => joined().postMessage(attemptId);

/** Calls back once another tab has handed the attempt in, or goes on with it. */
export function useOtherTabs(attemptId: string, onChange: () => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const hear = ({ data }: MessageEvent) => {
      if (data === attemptId) change();
    };
    joined().addEventListener('message', hear);
    return () => joined().removeEventListener('message', hear);
  }, [attemptId]);
}
