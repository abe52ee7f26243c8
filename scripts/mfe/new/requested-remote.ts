/** A new remote as its team requests it. */
import { remoteManifest } from '@site/shared/contracts';
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
