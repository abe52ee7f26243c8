import type { JobName } from '@site/shared/contracts';

/** What each kind of job does, for administrators. */
export const jobWords: Record<JobName, string> = {
  'article-trash': 'Empty the trash of articles',
  'article-views': 'Forget who read which article on earlier days',
  canary: 'Check how a candidate release is doing',
  'limit-counts': 'Forget rate limits whose time is over',
  mail: 'Send an email',
  news: 'Email scheduled announcements',
  'overdue-tests': 'Close mock tests whose time is over',
  'page-view-counts': 'Forget old counts of page views',
  'waiting-mails': 'Find emails that wait unsent',
};
