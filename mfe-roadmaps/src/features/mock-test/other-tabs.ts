import { useEffect, useEffectEvent } from 'react';

/** The channel of the pages that show an attempt; a message is the attempt's id. */
const CHANNEL = 'mock-attempts';

/** One for the whole page: a channel doesn't receive its own messages. */
let channel: BroadcastChannel | null = null;
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Notifies the other tabs that an attempt was handed in or resumed. */
export const notifyOtherTabs = (attemptId: string): void => openChannel().postMessage(attemptId);

/** Calls back once another tab has handed the attempt in or resumed it. */
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
