import type { Content } from '../page-data.ts';

/** The answer of GET /v1/dsa-problems, as JSON. */
export async function problemListJson(
  { problems }: Content,
  userId: string | null,
): Promise<string> {
  if (userId) return JSON.stringify(await problems.learnerList(userId));
  return (await problems.visitorList()).json;
}
