import * as z from 'zod/mini';
import { text } from './text.ts';

const VERSION = 'must be the version the change was based on';

/** The version that a change was made from, as the API gave it: 16 hexadecimal digits. */
export const sentVersion = text(16, VERSION).check(z.regex(/^[0-9a-f]{16}$/, VERSION));
