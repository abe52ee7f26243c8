import { Component, type ReactNode } from 'react';
import { Live } from '../hydration/live.tsx';
import styles from './app-boundary.module.css';

/** What went wrong, in words for people; the console has the error itself. */
const reason = () => (navigator.onLine ? 'something stopped working.' : "you're offline.");

/** Shown when the application itself fails. Needs no layout, router or component stylesheet. */
function AppError() {
  return (
    <div role="alert" className={styles.failure}>
      <Live />
      <h1>Error loading app: {reason()}</h1>
      <p>Reload the page. If that doesn't help, come back in a few minutes.</p>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
}

/** Error boundary around the whole application: a rendering error is shown instead of a blank page. */
export class AppBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <AppError /> : this.props.children;
  }
}

/** The same for errors that the router catches in its root route. */
export const RouteFailure = () => <AppError />;
