import { useRouteError } from '@site/shared/platform';
import { Component, type ReactNode } from 'react';
import { Live } from '../live.tsx';
import styles from './app-boundary.module.css';

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Shown when the application itself fails. Needs no layout, router or component stylesheet. */
function AppError({ error }: { error: unknown }) {
  return (
    <div role="alert" className={styles.failure}>
      <Live />
      <h1>Error loading app: {textOf(error)}</h1>
      <p>Reload the page. If it happens again, come back in a few minutes.</p>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
}

/** Error boundary around the whole application: a rendering error is shown instead of a blank page. */
export class AppBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown error') };
  }

  override render() {
    return this.state.error ? <AppError error={this.state.error} /> : this.props.children;
  }
}

/** The same for errors that the router catches in its root route. */
export const RouteFailure = () => <AppError error={useRouteError()} />;
