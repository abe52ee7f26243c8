import { commonPasswordFault } from '@site/shared/contracts';
import { http } from '@site/shared/platform';

/** The error about a common password, or undefined. */
export const checkPassword = (typed: string) => commonPasswordFault(typed, http);
