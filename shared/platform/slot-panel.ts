import type { ComponentType, ReactNode } from 'react';
import type { JavaScriptTask } from '../contracts/index.ts';

/** The props that the panel of a slot gets. */
export interface SlotPanelProps {
  /** The host's own content for this slot. The panel renders it while it has nothing better to show. */
  children?: ReactNode;
}

/** An entry of the account menu. Choosing it closes the menu. */
export interface AccountMenuItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  children: ReactNode;
}

/** The props of a panel in `avatar.menu`: it renders `Item` elements and nothing else, so that arrow keys reach all. */
export interface AccountMenuProps extends SlotPanelProps {
  Item: ComponentType<AccountMenuItemProps>;
}

/** The props of a panel in `unit.workspace`: where a learner solves the task of a unit. */
export interface UnitWorkspaceProps extends SlotPanelProps {
  task: JavaScriptTask;
  /** The next step, to be shown once a submission has been accepted. */
  offer: ReactNode;
  /** Called each time a submission has been accepted. */
  onAccepted?: () => void;
}

/** What the pages of remotes have slots for, each with the props of its panels. */
export interface SlotPanels {
  'unit.workspace': UnitWorkspaceProps;
}
