import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface FilterFormProps {
  /** Names it for screen readers, such as "Filter problems". */
  label: string;
  id?: string;
  className?: string | undefined;
  /** Fields whose names are the parameters of the address that they stand for. */
  children: ReactNode;
}

/** Filters that take effect as they change. Without scripts they are sent, and the address says them. */
export const FilterForm = ({ label, children, ...rest }: FilterFormProps) => (
  <form method="get" aria-label={label} {...rest} onSubmit={stay}>
    {children}
    {/* What Enter presses: otherwise the first button that sends this form, wherever on the page. */}
    <button type="submit" hidden />
    <noscript>
      <Button type="submit">Apply</Button>
    </noscript>
  </form>
);

const stay = (event: { preventDefault(): void }) => event.preventDefault();
