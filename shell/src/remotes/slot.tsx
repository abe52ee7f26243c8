import type { SlotPanelProps } from '@site/shared/platform';
import { useSession } from '@site/shared/platform';
import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { type Contribution, contributionsTo } from './contributions.ts';
import { loader, renderedPanels } from './loader.ts';
import { SlotBoundary } from './slot-boundary.tsx';
import { useAfterFirstContent } from './use-after-first-content.ts';

type Panel = ComponentType<SlotPanelProps>;
interface SlotProps {
  name: string;
  /** Shown until the first panel is, and if there is none or it fails. */
  children?: ReactNode;
}

/**
 * A named place that remotes fill by declaring it in their remote.json. It loads after the first content, unless
 * the document came with it.
 */
export function Slot({ name, children = null }: SlotProps) {
  const afterFirstContent = useAfterFirstContent();
  const { user } = useSession();
  const wanted = afterFirstContent || renderedPanels().length > 0;
  const all = wanted ? contributionsTo(name, user !== null) : [];
  const contributions = afterFirstContent || all.some(isRendered) ? all : [];
  if (contributions.length === 0) return children;
  return contributions.map((contribution, index) => (
    <SlotPanel
      key={contribution.remote + contribution.module}
      contribution={contribution}
      fallback={index === 0 ? children : null}
    />
  ));
}

const isRendered = ({ remote, module }: Contribution) =>
  renderedPanels().some(([name, exposed]) => name === remote && exposed === module);

interface SlotPanelOptions {
  contribution: Contribution;
  fallback: ReactNode;
}

/**
 * Asks for the panel once, so that one that fails is not asked for again with each rendering; and for that of the
 * previous version if it throws while it is rendered.
 */
function SlotPanel({ contribution: { remote, module }, fallback }: SlotPanelOptions) {
  const [panels, setPanels] = useState(() => [loadPanel(remote, module)]);
  const heal = async (error: unknown) => {
    const isHealed = (await loader.heal(remote, error, module)) === true;
    if (isHealed) setPanels([...panels, loadPanel(remote, module)]);
  };
  return (
    <SlotBoundary key={panels.length} fallback={fallback} onError={heal}>
      <Suspense fallback={fallback}>
        <Loaded panel={panels.at(-1) as Promise<Panel | null>}>{fallback}</Loaded>
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
