import { AccountTrigger } from './account-trigger.tsx';
import { usePart } from './use-part.ts';

const loadMenu = async () => (await import('./account-menu.tsx')).AccountMenu;

/** The avatar; the menu behind it is fetched at the first click. */
export function AccountButton() {
  const [AccountMenu, want] = usePart(loadMenu);
  return AccountMenu ? (
    <AccountMenu />
  ) : (
    <AccountTrigger aria-expanded={false} onClick={() => void want()} />
  );
}
