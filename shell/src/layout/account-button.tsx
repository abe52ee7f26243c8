import type { NavigationEntry } from '@site/shared/contracts';
import { AccountTrigger } from './account-trigger.tsx';
import { usePart } from './use-part.ts';

const loadMenu = async () => (await import('./account-menu.tsx')).AccountMenu;

/** The avatar; the menu behind it is fetched at the first click. */
export function AccountButton({ navigation }: { navigation: NavigationEntry[] }) {
  const [AccountMenu, want] = usePart(loadMenu);
  return AccountMenu ? (
    <AccountMenu navigation={navigation} />
  ) : (
    <AccountTrigger aria-expanded={false} onClick={() => void want()} />
  );
}
