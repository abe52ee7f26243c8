import type { WorkLanguage } from '@site/shared/contracts/practice';

/** An exercise as it's solved in one language. */
export interface InLanguage {
  unitId: string;
  language: WorkLanguage;
}

/** The name by which a device stores what a person writes for an exercise. */
export const workName = ({ unitId, language }: InLanguage) => `${unitId}:${language}`;
