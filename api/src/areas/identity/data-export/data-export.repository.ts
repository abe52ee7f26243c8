import type { ExportFile } from '@site/shared/contracts/identity';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** A moment as JSON has it. */
const time = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The rows of a statement whose columns are named as the file names them. */
const rowsOf = async <Part>(
  kysely: Kysely<DB>,
  statement: ReturnType<typeof sql>,
): Promise<Part[]> => (await statement.execute(kysely)).rows as Part[];

type Rows<Name extends keyof ExportFile> = ExportFile[Name] extends (infer Row)[] ? Row : never;

const account = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Omit<ExportFile['account'], 'providers'>>(
    kysely,
    sql`select id, email, ${time('email_verified_at')} as "emailVerifiedAt", name, phone,
      avatar_url as "avatarUrl", password_hash is not null as "hasPassword",
      ${time('created_at')} as "createdAt"
      from users where id = ${id}`,
  );

const providers = (kysely: Kysely<DB>, id: string) =>
  rowsOf<ExportFile['account']['providers'][number]>(
    kysely,
    sql`select provider, subject, ${time('created_at')} as "createdAt"
      from user_identities where user_id = ${id} order by created_at`,
  );

const profile = (kysely: Kysely<DB>, id: string) =>
  rowsOf<ExportFile['profile']>(
    kysely,
    sql`select handle, visibility, bio, country, college, degree, branch,
      graduation_year as "graduationYear", linkedin, twitter, website, resume,
      json_build_object('replies', mail_replies, 'news', mail_news) as mails,
      revise_completed as "revisesCompleted",
      (select encode(image, 'base64') from avatars where avatars.user_id = profiles.user_id) as avatar
      from profiles where user_id = ${id}`,
  );

const progress = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'progress'>>(
    kysely,
    sql`select unit_id as "unitId", units.name, topics.roadmap_id as roadmap,
      completed, ${time('completed_changed_at')} as "completedChangedAt",
      bookmarked, ${time('bookmarked_changed_at')} as "bookmarkedChangedAt",
      notes, ${time('notes_changed_at')} as "notesChangedAt"
      from learning_unit_progress
      join learning_units units on units.id = unit_id
      join topics on topics.id = units.topic_id
      where user_id = ${id} order by unit_id`,
  );

interface MarkedUnit
  extends Pick<
    Rows<'progress'>,
    'unitId' | 'roadmap' | 'completed' | 'completedChangedAt' | 'bookmarked' | 'notes'
  > {
  /** Where it's solved elsewhere. */
  problemLink: string | null;
}

/** What a person has marked or noted, in the order of the sheets. */
export const findMarked = (kysely: Kysely<DB>, id: string) =>
  rowsOf<MarkedUnit>(
    kysely,
    sql`select unit_id as "unitId", units.problem_link as "problemLink", topics.roadmap_id as roadmap,
      completed, ${time('completed_changed_at')} as "completedChangedAt", bookmarked, notes
      from learning_unit_progress
      join learning_units units on units.id = unit_id
      join topics on topics.id = units.topic_id
      where user_id = ${id} and (completed or bookmarked or notes <> '')
      order by topics.roadmap_id, topics.sequence_number, units.sequence_number, unit_id`,
  );

const revisionCards = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'revisionCards'>>(
    kysely,
    sql`select unit_id as "unitId", due_on as "dueOn", last_reviewed_on as "lastReviewedOn",
      stability, difficulty, reps, lapses, ${time('stopped_at')} as "stoppedAt"
      from revision_cards where user_id = ${id} order by unit_id`,
  );

const revisionReviews = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'revisionReviews'>>(
    kysely,
    sql`select id, unit_id as "unitId", grade, reviewed_on as "reviewedOn",
      ${time('reviewed_at')} as "reviewedAt", due_on as "dueOn"
      from revision_reviews where user_id = ${id} order by reviewed_at`,
  );

const plan = (kysely: Kysely<DB>, id: string) =>
  rowsOf<NonNullable<ExportFile['plan']>>(
    kysely,
    sql`select roadmap_ids as "roadmapIds", target_date as "targetDate",
      hours_per_week as "hoursPerWeek", level, days
      from plans where user_id = ${id}`,
  );

const attempts = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'attempts'>>(
    kysely,
    sql`select id, unit_id as "unitId", language, verdict, passed, total, milliseconds,
      ${time('submitted_at')} as "submittedAt", code
      from attempts where user_id = ${id} order by submitted_at`,
  );

const solutionDrafts = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'solutionDrafts'>>(
    kysely,
    sql`select unit_id as "unitId", language, content as code, ${time('changed_at')} as "changedAt"
      from exercise_work where user_id = ${id} and part = 'code' order by unit_id, language`,
  );

const ownCases = (kysely: Kysely<DB>, id: string) =>
  rowsOf<NonNullable<ExportFile['ownCases']>[number]>(
    kysely,
    sql`select unit_id as "unitId", language, content as inputs,
      ${time('changed_at')} as "changedAt"
      from exercise_work where user_id = ${id} and part = 'cases' order by unit_id, language`,
  );

const mockAttempts = (kysely: Kysely<DB>, id: string) =>
  rowsOf<NonNullable<ExportFile['mockAttempts']>[number]>(
    kysely,
    sql`select id, test_id as "testId", title, ${time('started_at')} as "startedAt",
      ${time('ends_at')} as "endsAt", ${time('closed_at')} as "closedAt", late,
      timed_out as "timedOut", reopened, answers, programs, runs, score
      from mock_attempts where user_id = ${id} order by started_at`,
  );

const interviewMarks = (kysely: Kysely<DB>, id: string) =>
  rowsOf<NonNullable<ExportFile['interviewMarks']>[number]>(
    kysely,
    sql`select interview_id as "interviewId", marks, ${time('changed_at')} as "changedAt"
      from interview_marks where user_id = ${id} order by interview_id`,
  );

const quizAnswers = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'quizAnswers'>>(
    kysely,
    sql`select unit_id as "unitId", content as answers, ${time('changed_at')} as "changedAt"
      from exercise_work where user_id = ${id} and part = 'answers' order by unit_id`,
  );

const comments = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'comments'>>(
    kysely,
    sql`select id, subject, parent_id as "parentId", content, ${time('created_at')} as "createdAt",
      ${time('edited_at')} as "editedAt"
      from comments where user_id = ${id} and deleted_at is null order by created_at`,
  );

const commentReports = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'commentReports'>>(
    kysely,
    sql`select comment_id as "commentId", reason, ${time('reported_at')} as "reportedAt"
      from comment_reports where user_id = ${id} order by reported_at`,
  );

const companyReports = (kysely: Kysely<DB>, id: string) =>
  rowsOf<NonNullable<ExportFile['companyReports']>[number]>(
    kysely,
    sql`select unit_id as "unitId", name as company, round, to_char(month, 'YYYY-MM') as month,
      ${time('reported_at')} as "reportedAt"
      from company_reports join companies on companies.id = company_id
      where user_id = ${id} order by reported_at`,
  );

const articleLikes = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'articleLikes'>>(
    kysely,
    sql`select article_id as "articleId", ${time('liked_at')} as "likedAt"
      from article_likes where user_id = ${id} order by liked_at`,
  );

const notifications = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'notifications'>>(
    kysely,
    sql`select reply_id as "replyId", ${time('created_at')} as "createdAt", ${time('read_at')} as "readAt"
      from notifications where user_id = ${id} order by created_at`,
  );

const warnings = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'warnings'>>(
    kysely,
    sql`select comment_id as "commentId", reason, ${time('created_at')} as "createdAt",
      ${time('read_at')} as "readAt"
      from warnings where user_id = ${id} order by created_at`,
  );

const announcementsRead = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'announcementsRead'>>(
    kysely,
    sql`select announcement_id as "announcementId", ${time('read_at')} as "readAt"
      from announcement_reads where user_id = ${id} order by read_at`,
  );

const lastOpened = (kysely: Kysely<DB>, id: string) =>
  rowsOf<NonNullable<ExportFile['lastOpened']>>(
    kysely,
    sql`select subject, ${time('opened_at')} as "openedAt" from last_places where user_id = ${id}`,
  );

const sessions = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'sessions'>>(
    kysely,
    sql`select id, ${time('created_at')} as "createdAt", ${time('last_seen_at')} as "lastSeenAt",
      ${time('expires_at')} as "expiresAt", ${time('revoked_at')} as "revokedAt",
      user_agent as "userAgent", ip
      from sessions where user_id = ${id} order by created_at`,
  );

const securityEvents = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'securityEvents'>>(
    kysely,
    sql`select kind, count, ${time('last_at')} as "lastAt"
      from account_security_events where user_id = ${id} order by last_at`,
  );

const imports = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'imports'>>(
    kysely,
    sql`select id, ${time('created_at')} as "createdAt", ${time('undone_at')} as "undoneAt"
      from progress_imports where user_id = ${id} order by created_at`,
  );

const merges = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'merges'>>(
    kysely,
    sql`select id, ${time('created_at')} as "createdAt"
      from merges where user_id = ${id} order by created_at`,
  );

/** Anyone can leave anyone's address: they are given out only to the person who has shown it to be theirs. */
const callbackRequests = (kysely: Kysely<DB>, id: string) =>
  rowsOf<Rows<'callbackRequests'>>(
    kysely,
    sql`select requests.name, requests.email, requests.phone, query,
      ${time('requests.created_at')} as "createdAt"
      from callback_requests requests
      join users on lower(users.email) = lower(requests.email)
      where users.id = ${id} and email_verified_at is not null
      order by requests.created_at`,
  );

/** Everything of a person as of one moment; null once the account is gone. */
export async function findEverything(
  transaction: Transaction<DB>,
  id: string,
): Promise<Omit<ExportFile, 'format' | 'version' | 'exportedAt'> | null> {
  const [[person], [described]] = [await account(transaction, id), await profile(transaction, id)];
  if (!person || !described) return null;
  return {
    account: { ...person, providers: await providers(transaction, id) },
    profile: described,
    progress: await progress(transaction, id),
    revisionCards: await revisionCards(transaction, id),
    revisionReviews: await revisionReviews(transaction, id),
    plan: (await plan(transaction, id))[0] ?? null,
    attempts: await attempts(transaction, id),
    solutionDrafts: await solutionDrafts(transaction, id),
    ownCases: await ownCases(transaction, id),
    mockAttempts: await mockAttempts(transaction, id),
    interviewMarks: await interviewMarks(transaction, id),
    quizAnswers: await quizAnswers(transaction, id),
    comments: await comments(transaction, id),
    commentReports: await commentReports(transaction, id),
    companyReports: await companyReports(transaction, id),
    articleLikes: await articleLikes(transaction, id),
    notifications: await notifications(transaction, id),
    warnings: await warnings(transaction, id),
    announcementsRead: await announcementsRead(transaction, id),
    lastOpened: (await lastOpened(transaction, id))[0] ?? null,
    sessions: await sessions(transaction, id),
    securityEvents: await securityEvents(transaction, id),
    imports: await imports(transaction, id),
    merges: await merges(transaction, id),
    callbackRequests: await callbackRequests(transaction, id),
  };
}
