import { classNames } from '@site/shared/ui/class-names.ts';
import { IconButton } from '@site/shared/ui/icon-button.tsx';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, XIcon } from '@site/shared/ui/icons.ts';
import { Spinner } from '@site/shared/ui/spinner.tsx';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import styles from './toaster.module.css';

function icon({ type, icon }: Toast) {
  if (icon) return icon;
  if (type === 'success') return <CircleCheckIcon aria-hidden="true" />;
  if (type === 'error') return <CircleAlertIcon aria-hidden="true" />;
  return type === 'loading' ? <Spinner /> : <InfoIcon aria-hidden="true" />;
}

/** One toast. Its message is text or, for two lines, a ToastText. */
export function ToastItem({ item, onDismiss }: { item: Toast; onDismiss: () => void }) {
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
