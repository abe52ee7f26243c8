import type { ComponentType, ReactNode } from 'react';

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
