import { isOwn, type PageEntry, type ReleaseManifest } from '@site/shared/contracts';

/** The pages that units declare, each of addresses that are its own: nobody speaks for the pages of others. */
export const ownPages = ({ shell, remotes }: ReleaseManifest): PageEntry[] => [
  ...shell.pages,
  ...Object.values(remotes).flatMap((remote) =>
    remote.pages.filter(({ path }) => isOwn(remote, path)),
  ),
];
