import { type SlotPanelProps, useSession } from '@site/shared/platform';
import { Component, type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { liveManifest, loader, renderedPanels } from './loader.ts';
import { useAfterFirstContent } from './use-after-first-content.ts';
import { useStylesOf } from './use-styles-of.ts';

type Panel = ComponentType<SlotPanelProps>;
interface SlotProps {
  name: string;
  /** What its panels get. */
  panel?: object;
  /** Shown until the first panel is. */
  children?: ReactNode;
  /** Shown if there is no panel or it fails; the children if it's left out. */
  failed?: ReactNode;
}

/**
 * A named slot that remotes fill by declaring it in their remote.json. It loads after the first content, unless
 * the document came with it.
 */
export function Slot({ name, panel, children = null, failed = children }: SlotProps) {
  const afterFirstContent = useAfterFirstContent();
  const { user } = useSession();
  const isDue = afterFirstContent || renderedPanels().length > 0;
  const all = isDue ? contributionsTo(name, user !== null) : [];
  const contributions = afterFirstContent || all.some(isRendered) ? all : [];
  if (contributions.length === 0) return afterFirstContent ? failed : children;
  return contributions.map((contribution, index) => (
    <SlotPanel
      key={contribution.remote + contribution.module}
      contribution={contribution}
      panel={panel}
      loading={index === 0 ? children : null}
      failed={index === 0 ? failed : null}
    />
  ));
}

const isRendered = ({ remote, module }: Contribution) =>
  renderedPanels().some(([name, exposed]) => name === remote && exposed === module);

interface SlotPanelOptions {
  contribution: Contribution;
  panel: object | undefined;
  loading: ReactNode;
  failed: ReactNode;
}

/**
 * Requests the panel once, so that one that fails is not requested again with each rendering; and that of the previous
 * version if it throws while it is rendered.
 */
function SlotPanel({ contribution: { remote, module }, panel, loading, failed }: SlotPanelOptions) {
  useStylesOf(remote, loader.recordOf(remote).version);
  const [panels, setPanels] = useState(() => [loadPanel(remote, module)]);
  const heal = async (error: unknown) => {
    const isHealed = (await loader.heal(remote, error, module)) === true;
    if (isHealed) setPanels([...panels, loadPanel(remote, module)]);
  };
  return (
    <SlotBoundary key={panels.length} fallback={failed} onError={heal}>
      <Suspense fallback={loading}>
        <Loaded panel={panels.at(-1) as Promise<Panel | null>} given={panel} failed={failed}>
          {loading}
        </Loaded>
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

interface LoadedProps {
  panel: Promise<Panel | null>;
  given: object | undefined;
  children: ReactNode;
  failed: ReactNode;
}

function Loaded({ panel, given, children, failed }: LoadedProps) {
  const Panel = use(panel);
  return Panel ? <Panel {...given}>{children}</Panel> : failed;
}

interface SlotBoundaryProps {
  fallback: ReactNode;
  onError(error: unknown): void;
  children: ReactNode;
}

/** A panel that throws while rendered is replaced by the fallback; the page around it is unaffected. */
class SlotBoundary extends Component<SlotBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface Contribution {
  remote: string;
  module: string;
}

/** What remotes fill a slot with, for a signed-in person or a visitor. */
const contributionsTo = (slot: string, signedIn: boolean): Contribution[] =>
  Object.entries(liveManifest.current().remotes).flatMap(([remote, { slots }]) =>
    slots
      .filter((contribution) => contribution.slot === slot && (signedIn || !contribution.audience))
      .map(({ module }) => ({ remote, module })),
  );
