/**
 * The keys of unmodified API responses in the query cache. Remotes that need the same response use the same
 * key, so that it is fetched once and every remote sees changes to it. `person` is the user id, or
 * 'visitor': a person's data is dropped when the person changes.
 */
export const queryKeys = {
  /** GET /v1/roadmaps: RoadmapSummary[] */
  roadmaps: (person: string) => ['roadmaps', person] as const,
  /** GET /v1/home: Home */
  home: (person: string) => ['home', person] as const,
  /** GET /v1/roadmaps/{id}: RoadmapDetail */
  roadmap: (id: string, person: string) => ['roadmap', id, person] as const,
  /** GET /v1/roadmaps/{id}/units/{unitId}: Exercise */
  exercise: (id: string, unitId: string) => ['exercise', id, unitId] as const,
  /** GET /v1/dsa-problems: DsaProblemSummary[] */
  dsaProblems: (person: string) => ['dsa-problems', person] as const,
  /** GET /v1/dsa-problems/{slug}: DsaProblem */
  dsaProblem: (slug: string) => ['dsa-problem', slug] as const,
  /** GET /v1/users/{userId}/revisions: RevisionList */
  revisions: (person: string) => ['revisions', 'list', person] as const,
  /** GET /v1/users/{userId}/revisions/days: RevisionDays */
  revisionDays: (person: string) => ['revisions', 'days', person] as const,
  /** GET /v1/users/{userId}/plan: PlanAnswer */
  plan: (person: string) => ['plan', person] as const,
  /** GET /v1/mock-tests: MockTestList */
  mockTests: () => ['mock-tests'] as const,
  /** GET /v1/mock-interviews/{id}: MockInterview */
  mockInterview: (id: string) => ['mock-interview', id] as const,
  /** GET /v1/users/{userId}/mock-interviews/{interviewId}/marks: InterviewMarks */
  interviewMarks: (person: string, id: string) => ['interview-marks', person, id] as const,
  /** GET /v1/users/{userId}/mock-attempts: MockAttemptList */
  mockAttempts: (person: string) => ['mock-attempts', person] as const,
  /** GET /v1/users/{userId}/mock-attempts/{attemptId}: MockAttempt */
  mockAttempt: (person: string, id: string) => ['mock-attempts', person, id] as const,
  /** Numbers beside links of the navigation: NavigationCount. Without an address, those of all links. */
  navigationCounts: (person: string, address?: string) =>
    address === undefined
      ? (['navigation-counts', person] as const)
      : (['navigation-counts', person, address] as const),
  /** GET /v1/articles/: ArticleSummary[], all pages as one */
  articles: () => ['articles'] as const,
  /** GET /v1/articles/{slug}: Article */
  article: (slug: string, person: string) => ['article', slug, person] as const,
  /** GET /v1/announcements: AnnouncementList */
  announcements: (person: string) => ['announcements', person] as const,
  /** GET /v1/notifications: NotificationList */
  notifications: (person: string) => ['notifications', person] as const,
  /** GET /v1/comments: CommentPage, the pages read so far as one */
  comments: (subject: string, person: string) => ['comments', subject, person] as const,
};
