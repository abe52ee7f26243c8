import {
  type ComponentType,
  createContext,
  type Provider,
  type ReactNode,
  useContext,
} from 'react';
import type { SlotPanels } from './slot-panel.ts';

export interface SlotProps<Name extends keyof SlotPanels = keyof SlotPanels> {
  name: Name;
  /** What its panels get. */
  panel: Omit<SlotPanels[Name], 'children'>;
  /** Shown until a panel is. */
  children: ReactNode;
  /** Shown if no panel can be; `retry` requests what is live then. */
  failed: (retry: () => void) => ReactNode;
}

const SlotContext = createContext<ComponentType<SlotProps> | null>(null);

/** The shell puts here what loads panels. */
export const SlotProvider: Provider<ComponentType<SlotProps> | null> = SlotContext.Provider;

/** A part of a page of a remote that other remotes fill by declaring it in their remote.json. */
export function Slot<Name extends keyof SlotPanels>(props: SlotProps<Name>): ReactNode {
  const Host = useContext(SlotContext);
  return Host ? <Host {...props} /> : props.children;
}
