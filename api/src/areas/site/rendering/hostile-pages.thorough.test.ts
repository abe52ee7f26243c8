import { hostileTitles, tryHostilePages } from '../../../../testing/try-hostile-pages.ts';

tryHostilePages(hostileTitles);
