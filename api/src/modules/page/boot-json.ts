import type { Boot } from '@site/shared/contracts';

/** The boot block as JSON. The answers are JSON already and are joined in as they are. */
export function bootJsonOf(
  boot: Omit<Boot, 'data'>,
  person: string | null,
  answers: Record<string, string>,
): string {
  const entries = Object.entries(answers).map(
    ([address, json]) => `${JSON.stringify(address)}:${json}`,
  );
  const data = `{"person":${JSON.stringify(person)},"answers":{${entries.join(',')}}}`;
  return `${JSON.stringify(boot).slice(0, -1)},"data":${data}}`;
}
