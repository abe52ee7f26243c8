import { classNames } from '@site/shared/ui/class-names.ts';
import { IconButton } from '@site/shared/ui/icon-button.tsx';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, XIcon } from '@site/shared/ui/icons.ts';
import { Spinner } from '@site/shared/ui/spinner.tsx';
import { useEffect } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
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

function icon({ type, icon }: Toast) {
  if (icon) return icon;
  if (type === 'success') return <CircleCheckIcon aria-hidden="true" />;
  if (type === 'error') return <CircleAlertIcon aria-hidden="true" />;
  return type === 'loading' ? <Spinner /> : <InfoIcon aria-hidden="true" />;
}

/** One toast. Its message is text or, for two lines, a ToastText. */
function ToastItem({ item, onDismiss }: { item: Toast; onDismiss: () => void }) {
  return (
    <div className={classNames(styles.toast, styles[item.type])}>
      <span className={styles.icon}>{icon(item)}</span>
      <div className={styles.message}>{resolveValue(item.message, item)}</div>
      <IconButton size="sm" label="Dismiss" className={styles.dismiss} onClick={onDismiss}>
        <XIcon />
      </IconButton>
    </div>
  );
}
