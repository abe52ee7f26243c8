import type { SlotPanelProps } from '@site/shared/platform';
import { useSession } from '@site/shared/platform';
import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { liveManifest, loader } from './loader.ts';
import { SlotBoundary } from './slot-boundary.tsx';
import { useAfterFirstContent } from './use-after-first-content.ts';

type Panel = ComponentType<SlotPanelProps>;
type Contribution = { remote: string; module: string };

const contributionsTo = (slot: string, signedIn: boolean): Contribution[] =>
  Object.entries(liveManifest.current().remotes).flatMap(([remote, { slots }]) =>
    slots
      .filter((contribution) => contribution.slot === slot && (signedIn || !contribution.audience))
      .map(({ module }) => ({ remote, module })),
  );

interface SlotProps {
  name: string;
  /** Shown until the first panel is, and if there is none or it fails. */
  children?: ReactNode;
}

/** A named place that remotes fill by declaring it in their remote.json. It loads after the first content. */
export function Slot({ name, children = null }: SlotProps) {
  const ready = useAfterFirstContent();
  const { user } = useSession();
  const contributions = ready ? contributionsTo(name, user !== null) : [];
  if (contributions.length === 0) return children;
  return contributions.map((contribution, index) => (
    <SlotPanel
      key={contribution.remote + contribution.module}
      contribution={contribution}
      fallback={index === 0 ? children : null}
    />
  ));
}

interface SlotPanelOptions {
  contribution: Contribution;
  fallback: ReactNode;
}

/** Asks for the panel once, so that one that fails is not asked for again with each rendering. */
function SlotPanel({ contribution: { remote, module }, fallback }: SlotPanelOptions) {
  const [panel] = useState(() => loadPanel(remote, module));
  return (
    <SlotBoundary fallback={fallback}>
      <Suspense fallback={fallback}>
        <Loaded panel={panel}>{fallback}</Loaded>
      </Suspense>
    </SlotBoundary>
  );
}

/** null if it cannot be loaded: that leaves no hole, and the loader reports the failure. */
async function loadPanel(remote: string, module: string): Promise<Panel | null> {
  try {
    return ((await loader.module(remote, module)) as { default: Panel }).default;
  } catch {
    return null;
  }
}

function Loaded({ panel, children }: { panel: Promise<Panel | null>; children: ReactNode }) {
  const Panel = use(panel);
  return Panel ? <Panel>{children}</Panel> : children;
}
