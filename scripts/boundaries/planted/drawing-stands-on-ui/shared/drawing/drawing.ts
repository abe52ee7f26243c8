import { personKey } from '@site/shared/platform';

export const drawnFor = () => personKey();
