import { lazy, Suspense, useEffect, useState } from 'react';
import { loadModule } from './load-remote.ts';
import { remotes } from './registry.ts';
import { SlotBoundary } from './slot-boundary.tsx';

type Filling = { remote: string; module: string };

const fillingsOf = (slot: string): Filling[] =>
  Object.entries(remotes()).flatMap(([remote, { slots }]) =>
    slots.filter((filling) => filling.slot === slot).map(({ module }) => ({ remote, module })),
  );

const Nothing = () => null;

/** A panel that cannot be loaded leaves no hole; the failure is in the console for its team. */
const panels = new Map<string, React.ComponentType>();
function panelOf({ remote, module }: Filling): React.ComponentType {
  const key = remote + module;
  const panel =
    panels.get(key) ??
    lazy(async () => {
      try {
        return (await loadModule(remote, module)) as { default: React.ComponentType };
      } catch (error) {
        console.warn(error instanceof Error ? error.message : error);
        return { default: Nothing };
      }
    });
  panels.set(key, panel);
  return panel;
}

/** True once the page has painted and the browser is at rest: a slot never delays the first content. */
function useAfterFirstContent(): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const start = () => setReached(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(start, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return reached;
}

/** A named place that remotes fill by declaring it in their remote.json. */
export function Slot({ name }: { name: string }) {
  const ready = useAfterFirstContent();
  if (!ready) return null;
  return fillingsOf(name).map((filling) => {
    const Panel = panelOf(filling);
    return (
      <SlotBoundary key={filling.remote + filling.module}>
        <Suspense fallback={null}>
          <Panel />
        </Suspense>
      </SlotBoundary>
    );
  });
}
