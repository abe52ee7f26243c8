import type { LearningUnit } from '@site/shared/contracts';
import { type ComponentType, createContext } from 'react';

/** What the page adds to a problem its person has completed, beside its rating; null adds nothing. */
export const UnitExtra = createContext<ComponentType<{ unit: LearningUnit }> | null>(null);
