import { createStoredChoice } from './stored-choice.ts';

/** The language in which a person solves problems on this device. */
export const useLanguage = createStoredChoice('dsa-language', ['python', 'javascript']);
