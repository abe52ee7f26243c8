import type { RuntimeConfig } from '@site/shared/contracts';

export interface ApiCheck {
  /** Relative to the API's base address. */
  path: string;
  /** The status that is right. */
  expected: number;
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

/** Calls without effect whose answers tell most about how the API is; some are only for somebody signed in. */
export function checkedCalls({ defaultRoadmapId }: RuntimeConfig, signedIn: boolean): ApiCheck[] {
  const calls: Omit<ApiCheck, 'expected'>[] = [
    { path: '/v1/health', holds: statusWord },
    { path: '/v1/ready', holds: statusWord },
    { path: '/v1/roadmaps', holds: entries },
    { path: `/v1/roadmaps/${encodeURIComponent(defaultRoadmapId)}`, holds: entries },
    { path: '/v1/announcements', holds: entries },
    { path: '/v1/posts', holds: entries },
    ...(signedIn
      ? [
          { path: '/v1/auth/me', holds: entries },
          { path: '/v1/auth/sessions', holds: entries },
        ]
      : []),
  ];
  return calls.map((call) => ({ ...call, expected: 200 }));
}
