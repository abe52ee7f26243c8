import {
  confinedTitles,
  hostileTitles,
  tryHostilePages,
  tryUnconfined,
} from '../../../../testing/try-hostile-pages.ts';

describe('confined', () => {
  tryHostilePages(hostileTitles);
});

// Otherwise the tests above would hold for pages that couldn't do anything anywhere.
(process.platform === 'linux' ? describe : describe.skip)('not confined', () => {
  tryUnconfined(confinedTitles);
});
