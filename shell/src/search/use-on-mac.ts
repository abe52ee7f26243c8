import { useSyncExternalStore } from 'react';

const never = () => () => {};
const onMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether the keyboard has a ⌘ key; a page that comes rendered shows Ctrl until it is live. */
export const useOnMac = () => useSyncExternalStore(never, onMac, () => false);
