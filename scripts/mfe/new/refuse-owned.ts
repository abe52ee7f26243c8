import {
  overlappingAreas,
  type PageEntry,
  type ReleaseManifest,
  type RemoteManifest,
} from '@site/shared/contracts';
import { Refusal } from '../refusal.ts';
import type { RequestedRemote } from './requested-remote.ts';

/** What microfrontends own, as far as a new one is concerned. */
export interface Owned {
  pages: readonly Pick<PageEntry, 'path'>[];
  remotes: Readonly<Record<string, Pick<RemoteManifest, 'mountPaths'>>>;
  /** In words, such as "in this clone". */
  where: string;
}

export const ownedOn = ({ shell, remotes }: ReleaseManifest, origin: string): Owned => ({
  pages: shell.pages,
  remotes,
  where: `on ${origin}`,
});

/** @throws Refusal if the name, or the address or a part of it, is taken */
export function refuseOwned(
  { name, mountPath }: RequestedRemote,
  { pages, remotes, where }: Owned,
) {
  if (remotes[name]) throw new Refusal(`There's already a ${name} ${where}. Choose another name.`);
  const all = { ...remotes, [name]: { mountPaths: [mountPath] } };
  const [clash] = overlappingAreas(pages, all).filter((areas) =>
    areas.some(({ owner }) => owner === name),
  );
  const other = clash?.find(({ owner }) => owner !== name);
  if (!other) return;
  throw new Refusal(
    `${mountPath} overlaps with ${other.path}, which belongs to ${other.owner} ${where}. Choose another --mount.`,
  );
}
