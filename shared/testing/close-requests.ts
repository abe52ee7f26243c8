import { act } from '@testing-library/react';

/**
 * A phone whose Back closes what is open over the page, as Chrome on Android does it. `goBack` says whether something
 * heard it: if nothing did, the page would be left.
 */
export function phoneWithBack() {
  const open: { onclose: (() => void) | null }[] = [];
  window.CloseWatcher = class {
    onclose: (() => void) | null = null;
    constructor() {
      open.push(this);
    }
    destroy() {
      const at = open.indexOf(this);
      if (at >= 0) open.splice(at, 1);
    }
  };
  return {
    goBack: (): boolean => {
      const last = open.pop();
      act(() => last?.onclose?.());
      return last !== undefined;
    },
    forget: () => delete window.CloseWatcher,
  };
}
