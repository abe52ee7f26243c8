import type { WorkLanguage } from '@site/shared/contracts';

/** An exercise as it's solved in one language. */
export interface InLanguage {
  unitId: string;
  language: WorkLanguage;
}

/** The name that a device keeps what somebody writes for an exercise by. */
export const workName = ({ unitId, language }: InLanguage) => `${unitId}:${language}`;
