import { toast } from '@site/shared/platform';

export const copy = () => toast('Copied!');
