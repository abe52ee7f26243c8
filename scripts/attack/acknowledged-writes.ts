import pg from 'pg';

/** What the site has said is stored. */
export interface AcknowledgedWrites {
  /** IDs. */
  comments: string[];
  /** Whether a person has completed a unit, by `<person> <unit>`: the last of their changes. */
  progress: Map<string, boolean>;
}

/** What was acknowledged and isn't in the database. */
export async function missingIn(
  connectionString: string,
  { comments, progress }: AcknowledgedWrites,
): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const stored = await client.query('select id from comments where id = any($1::uuid[])', [
    comments,
  ]);
  const rows = await client.query('select user_id, unit_id, completed from learning_unit_progress');
  await client.end();
  const storedIds = new Set(stored.rows.map(({ id }) => id));
  const found = new Map(
    rows.rows.map(({ user_id, unit_id, completed }) => [`${user_id} ${unit_id}`, completed]),
  );
  return [
    ...comments
      .filter((id) => !storedIds.has(id))
      .map((id) => `the comment ${id} was acknowledged and is lost`),
    ...[...progress]
      .filter(([key, completed]) => found.get(key) !== completed)
      .map(([key]) => `the progress ${key} was acknowledged and is lost`),
  ];
}
