import { DomainError } from '../../../errors/domain-error.ts';

/** 409: the release, or a change of what is live, is refused as a whole. */
export const refusedRelease = (message: string) => new DomainError(409, 'refused', message);

/** 409: an owner, or the unit's team, has withdrawn it. */
export const withdrawnVersion = (unit: string, version: string) =>
  refusedRelease(
    `${unit} ${version} was withdrawn, so it can't go live again. The history says why. Publish another version.`,
  );

/** 404: there is no such version, or its files were removed. */
export const unknownVersion = (unit: string, version: string) =>
  new DomainError(404, 'not-found', `The store has no ${unit} ${version}.`);
