import type { SlotPanelProps } from '@site/shared/platform';
import { useSession } from '@site/shared/platform';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadModule } from './load-remote.ts';
import { remotes } from './registry.ts';
import { SlotBoundary } from './slot-boundary.tsx';
import { useAfterFirstContent } from './use-after-first-content.ts';

type Panel = ComponentType<SlotPanelProps>;
type Filling = { remote: string; module: string };

const fillingsOf = (slot: string, signedIn: boolean): Filling[] =>
  Object.entries(remotes()).flatMap(([remote, { slots }]) =>
    slots
      .filter((filling) => filling.slot === slot && (signedIn || !filling.audience))
      .map(({ module }) => ({ remote, module })),
  );

/** In the place of a panel that cannot be had: what the shell shows there, if anything. */
const Fallback: Panel = ({ children }) => children;

/** A panel that cannot be loaded leaves no hole; the failure is in the console for its team. */
const panels = new Map<string, Panel>();
function panelOf({ remote, module }: Filling): Panel {
  const key = remote + module;
  const panel =
    panels.get(key) ??
    lazy(async () => {
      try {
        return (await loadModule(remote, module)) as { default: Panel };
      } catch (error) {
        console.warn(error instanceof Error ? error.message : error);
        return { default: Fallback };
      }
    });
  panels.set(key, panel);
  return panel;
}

interface SlotProps {
  name: string;
  /** Stands there until the first panel does, and where there is none or it fails. */
  children?: ReactNode;
}

/** A named place that remotes fill by declaring it in their remote.json. It loads after the first content. */
export function Slot({ name, children = null }: SlotProps) {
  const ready = useAfterFirstContent();
  const { user } = useSession();
  const fillings = ready ? fillingsOf(name, user !== null) : [];
  if (fillings.length === 0) return children;
  return fillings.map((filling, index) => {
    const Panel = panelOf(filling);
    const fallback = index === 0 ? children : null;
    return (
      <SlotBoundary key={filling.remote + filling.module} fallback={fallback}>
        <Suspense fallback={fallback}>
          <Panel>{fallback}</Panel>
        </Suspense>
      </SlotBoundary>
    );
  });
}
