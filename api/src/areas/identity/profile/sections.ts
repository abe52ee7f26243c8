import { createHash } from 'node:crypto';
import {
  type BasicInfoSection,
  DEFAULT_GRADUATION_YEAR,
  type HandleSection,
  type MailsSection,
  type PhoneSection,
  type RevisionSection,
  type SocialsSection,
  type VisibilitySection,
} from '@site/shared/contracts/identity';
import type { ProfileRow } from './profile.repository.ts';

/** The values of a section without its version. */
type Values<Section> = Omit<Section, 'version'>;

/**
 * The version of a section is made from what it says, so nothing has to be counted: what is the same has the
 * same version, and what is sent twice, since its first response got lost, is no conflict.
 */
function versionOf(values: object): string {
  const inOrder = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex').slice(0, 16);
}

const versioned = <T extends object>(values: T): T & { version: string } => ({
  ...values,
  version: versionOf(values),
});

/** Whether a section says exactly this. */
export const says = (section: { version: string }, values: object): boolean =>
  section.version === versionOf(values);

export const basicInfoOf = (row: ProfileRow): BasicInfoSection =>
  versioned<Values<BasicInfoSection>>({
    ...namesOf(row.name, row.firstName),
    bio: row.bio,
    country: row.country,
    college: row.college,
    degree: row.degree,
    branch: row.branch,
    graduationYear: row.graduationYear ?? DEFAULT_GRADUATION_YEAR,
  });

export const socialsOf = ({ linkedin, twitter, website, resume }: ProfileRow): SocialsSection =>
  versioned({ linkedin, twitter, website, resume });

export const visibilityOf = ({ visibility }: ProfileRow): VisibilitySection =>
  versioned({ visibility });

export const mailsOf = ({ mailReplies, mailNews }: ProfileRow): MailsSection =>
  versioned({ replies: mailReplies, news: mailNews });

export const revisionOf = ({ reviseCompleted }: ProfileRow): RevisionSection =>
  versioned({ automatic: reviseCompleted });

export const handleOf = ({ handle }: ProfileRow): HandleSection => versioned({ handle });

export const phoneOf = ({ phone }: ProfileRow): PhoneSection => versioned({ phone: phone ?? '' });

interface Names {
  firstName: string;
  lastName: string;
}

/**
 * The two names that make up the one the site shows. That may have changed without the profile (a provider
 * brings its own), so what the person once called their first name counts only if it still begins it.
 */
function namesOf(name: string, firstName: string | null): Names {
  if (firstName !== null && `${name} `.startsWith(`${firstName} `)) {
    return { firstName, lastName: name.slice(firstName.length + 1) };
  }
  const [first = '', ...rest] = name.split(' ');
  return { firstName: first, lastName: rest.join(' ') };
}
