import { resolveValue, useToaster } from 'react-hot-toast/headless';

/** The bare toasts, so that a test can read them; how they look is the shell's business. */
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
