import { useEffect } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { ToastItem } from './toast-item.tsx';
import styles from './toaster.module.css';

const MOST_VISIBLE = 3;
const DURATION_MS = 4000;

/**
 * The toasts at the top right: the newest three, each for four seconds, longer while hovered. Both regions
 * are always in the page, so that screen readers announce what enters them; `aria-live` also leaves them
 * readable while a modal dialog hides the rest.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: DURATION_MS });
  const visible = toasts.filter((item) => item.visible);
  const surplus = visible.slice(MOST_VISIBLE).map(({ id }) => id);
  const surplusIds = surplus.join();
  useEffect(() => {
    for (const id of surplusIds.split(',').filter(Boolean)) toast.dismiss(id);
  }, [surplusIds]);

  const dismiss = (id: string) => {
    toast.dismiss(id);
    handlers.endPause();
  };
  const items = (urgent: boolean) =>
    visible
      .slice(0, MOST_VISIBLE)
      .filter(({ type }) => (type === 'error') === urgent)
      .map((item) => <ToastItem key={item.id} item={item} onDismiss={() => dismiss(item.id)} />);

  return (
    <section
      aria-label="Notifications"
      className={styles.toaster}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      <div className={styles.region} role="alert" aria-live="assertive">
        {items(true)}
      </div>
      <div className={styles.region} role="status" aria-live="polite">
        {items(false)}
      </div>
    </section>
  );
}
