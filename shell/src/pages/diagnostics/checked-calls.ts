import type { RuntimeConfig } from '@site/shared/contracts';

export interface ApiCheck {
  /** Relative to the API's base address. */
  path: string;
  /** The statuses that are right; which one depends on who is signed in. */
  expected: number[];
  /** What an answer holds, in words. */
  holds: (body: string) => string;
}

/** Counts what a JSON answer lists: the answer itself, or its `items`. */
function entries(body: string): string {
  try {
    const data: unknown = JSON.parse(body);
    const list = Array.isArray(data) ? data : (data as { items?: unknown }).items;
    return Array.isArray(list) ? `${list.length} entries` : '';
  } catch {
    return 'no JSON';
  }
}

/** The `status` of an answer. */
function statusWord(body: string): string {
  try {
    return String((JSON.parse(body) as { status?: unknown }).status ?? '');
  } catch {
    return 'no JSON';
  }
}

/** Calls without effect whose answers tell most about how the API is. */
export const checkedCalls = ({ defaultRoadmapId }: RuntimeConfig): ApiCheck[] => [
  { path: '/health', expected: [200], holds: statusWord },
  { path: '/ready', expected: [200], holds: statusWord },
  { path: '/v1/roadmaps', expected: [200], holds: entries },
  { path: `/v1/roadmaps/${defaultRoadmapId}`, expected: [200], holds: entries },
  { path: '/v1/announcements', expected: [200], holds: entries },
  { path: '/v1/posts', expected: [200], holds: entries },
  { path: '/v1/auth/me', expected: [200, 401], holds: entries },
  { path: '/v1/admins/me', expected: [200, 401], holds: entries },
];
