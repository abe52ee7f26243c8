/** A new remote as its team requests it. */
import {
  overlappingAreas,
  type PageEntry,
  type ReleaseManifest,
  type RemoteManifest,
  remoteManifest,
} from '@site/shared/contracts/composition';
import { exitCodes, Refusal } from '../refusal.ts';

export interface RequestedRemote {
  /** Such as mfe-jobs. */
  name: string;
  /** Such as /jobs. */
  mountPath: string;
  title: string;
}

export interface Named {
  mount: string;
  /** The name in words if omitted. */
  title?: string;
}

/** The lines of the template have room for as many. */
const LONGEST = 40;

/** @throws Refusal that names what isn't allowed */
export function requestedRemote(given: string, { mount, title }: Named): RequestedRemote {
  const name = given.startsWith('mfe-') ? given : `mfe-${given}`;
  const { shape } = remoteManifest;
  if (!shape.name.safeParse(name).success || name.length > LONGEST) {
    throw misused(
      `${given} can't be a name. Use up to ${LONGEST - 4} letters from a to z, such as jobs.`,
    );
  }
  if (!shape.mountPaths.safeParse([mount]).success || mount.length > LONGEST) {
    throw misused(
      `--mount ${mount} can't be an address. Use a slash followed by lower-case letters, digits, hyphens and more slashes, but none at the end, ${LONGEST} characters at most, such as /jobs.`,
    );
  }
  return { name, mountPath: mount, title: title === undefined ? inWords(name) : checked(title) };
}

/** It is written into sources as it is. */
function checked(title: string): string {
  if (/^[\p{L}\p{N}][\p{L}\p{N} ,.’-]*$/u.test(title) && title.length <= LONGEST) return title;
  throw misused(
    `--title ${title} can't be a title. Use up to ${LONGEST} letters, digits, spaces, commas, full stops, hyphens and ’.`,
  );
}

const inWords = (name: string) => name.charAt(4).toUpperCase() + name.slice(5);

const misused = (message: string) => new Refusal(message, exitCodes.usage);

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
