import { resolveValue, useToaster } from 'react-hot-toast/headless';

/** Plain toasts that a test can read; the shell decides how they look. */
export function TestToasts() {
  const { toasts } = useToaster();
  return (
    <section aria-label="Notifications">
      {toasts.map((toast) => (
        <div key={toast.id} role="status">
          {resolveValue(toast.message, toast)}
        </div>
      ))}
    </section>
  );
}
