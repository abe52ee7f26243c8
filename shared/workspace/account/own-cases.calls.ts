import { request } from '@site/shared/api';
import type { SolutionLanguage } from '@site/shared/contracts';
import { type OwnInputs, ownPlace } from '@site/shared/device';

/** What cases belong to: the id is of a DSA problem, or of the task of a unit. */
interface CasesPlace {
  person: string;
  problemId: string;
  language: SolutionLanguage;
}

/** The cases that the account has; null if it never had any. */
export async function fetchCases({
  person,
  problemId,
  language,
}: CasesPlace): Promise<OwnInputs | null> {
  const { place, params } = ownPlace(person, problemId);
  return (await request(`GET ${place}/cases`, { params, query: { language } })).cases;
}

/** Sends cases. @returns those that stand, which may be later ones of another device */
export async function keepCases(
  { person, problemId, language }: CasesPlace,
  { inputs, changedAt }: OwnInputs,
): Promise<OwnInputs | null> {
  const { place, params } = ownPlace(person, problemId);
  const body = { language, inputs, changedAt: changedAt || new Date().toISOString() };
  return (await request(`PUT ${place}/cases`, { params, body })).cases;
}
