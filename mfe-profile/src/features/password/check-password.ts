import { commonPasswordError } from '@site/shared/contracts/identity';
import { http } from '@site/shared/platform';

/** The error about a common password, or undefined. */
export const checkPassword = (typed: string) => commonPasswordError(typed, http);
