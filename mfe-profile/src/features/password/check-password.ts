import { commonPasswordFault } from '@site/shared/contracts';
import { http } from '@site/shared/platform';

/** What is wrong with a password that many use, or undefined. */
export const checkPassword = (typed: string) => commonPasswordFault(typed, http);
