import type { RuntimeConfig } from '@site/shared/contracts';

export interface ApiCheck {
  /** Relative to the API's base address. */
  path: string;
  /** The expected status. */
  expected: number;
  /** Describes the body of a response. */
  holds: (body: string) => string;
}

/** Counts the entries of a JSON response: of the body itself, or of its `items`. */
function entries(body: string): string {
  try {
    const data: unknown = JSON.parse(body);
    const list = Array.isArray(data) ? data : (data as { items?: unknown }).items;
    return Array.isArray(list) ? `${list.length} entries` : '';
  } catch {
    return 'no JSON';
  }
}

/** The `status` field of a response. */
function statusWord(body: string): string {
  try {
    return String((JSON.parse(body) as { status?: unknown }).status ?? '');
  } catch {
    return 'no JSON';
  }
}

/** Read-only calls whose responses say most about the state of the API; some need a signed-in person. */
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
