/** The headless form: the other one writes its own styles into the page, which the policy forbids. */
import { toast as notices } from 'react-hot-toast/headless';

export const toast: typeof notices = Object.freeze(notices);
