import { DomainError } from '../../../errors/domain-error.ts';

/** 409: the release, or a change of what is live, is refused as a whole. */
export const refusedRelease = (message: string) => new DomainError(409, 'refused', message);

/** 409: an owner, or the microfrontend's team, has withdrawn it. */
export const withdrawnVersion = (microfrontend: string, version: string) =>
  refusedRelease(
    `${microfrontend} ${version} was withdrawn, so it can't go live again. The history says why. Publish another version.`,
  );

/** 404: there is no such version, or its files were removed. */
export const unknownVersion = (microfrontend: string, version: string) =>
  new DomainError(404, 'not-found', `The store has no ${microfrontend} ${version}.`);
