import type { DsaCategory } from '@site/shared/contracts/practice';

interface CategoryOptionsProps {
  categories: readonly DsaCategory[];
  /** Listed even if it isn't a category, or not yet; '' if none is chosen. */
  chosen: string;
}

/** The categories of DSA problems, to choose one. */
export function CategoryOptions({ categories, chosen }: CategoryOptionsProps) {
  const names = categories.map(({ name }) => name);
  const listed = chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
  return listed.map((name) => <option key={name}>{name}</option>);
}
