import { workLanguage } from '@site/shared/contracts/practice';
import type { InLanguage } from './work-name.ts';

/** The exercise that a device stores something of by this name. */
export function workOf(name: string): InLanguage {
  const [unitId = '', language] = name.split(':');
  return { unitId, language: workLanguage.safeParse(language).data ?? 'python' };
}
