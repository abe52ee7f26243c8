import { unitOf } from '@site/shared/contracts';

/** Where an account keeps what a person writes for a problem: the beginning of its routes, and their parameters. */
export function ownPlace(person: string, problemId: string) {
  const unitId = unitOf(problemId);
  return unitId === null
    ? ({
        place: '/v1/users/{userId}/dsa-problems/{problemId}',
        params: { userId: person, problemId },
      } as const)
    : ({
        place: '/v1/users/{userId}/units/{unitId}',
        params: { userId: person, unitId },
      } as const);
}
