import type { NavigationEntry } from '@site/shared/contracts';
import { useLazyComponent } from '../use-lazy-component.ts';
import { AccountTrigger } from './account-trigger.tsx';

const importMenu = async () => (await import('./account-menu.tsx')).AccountMenu;

/** The avatar; the menu behind it is loaded at the first click. */
export function AccountButton({ navigation }: { navigation: NavigationEntry[] }) {
  const [AccountMenu, loadMenu] = useLazyComponent(importMenu);
  return AccountMenu ? (
    <AccountMenu navigation={navigation} />
  ) : (
    <AccountTrigger aria-expanded={false} onClick={() => void loadMenu()} />
  );
}
