/** Typing pauses this long before it's sent. */
const SAVE_AFTER_MS = 1_500;

/** Saves once nothing has changed for a while, or the page is left. */
export function createSaver(save: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveNow = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    void save();
  };
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') saveNow();
  };
  document.addEventListener('visibilitychange', whenHidden);
  return {
    saveSoon() {
      clearTimeout(timer);
      timer = setTimeout(saveNow, SAVE_AFTER_MS);
    },
    end() {
      document.removeEventListener('visibilitychange', whenHidden);
      saveNow();
    },
  };
}
