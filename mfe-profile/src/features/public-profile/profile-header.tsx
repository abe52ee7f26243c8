import type { PublicProfile } from '@site/shared/contracts/identity';
import { Avatar, Card, ExternalLinkIcon } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './profile-header.module.css';

interface ProfileHeaderProps {
  /** The region's label. */
  label: string;
  name: string;
  handle: string;
  avatarUrl: string | null;
  bio: string;
  /** Shown to the person only. */
  email?: ReactNode;
  /** Lines such as where someone studies; empty ones are left out. */
  facts: string[];
  socials: PublicProfile['socials'];
}

/** Who someone is: picture, name, ID, bio, and links. */
export const ProfileHeader = (props: ProfileHeaderProps) => (
  <Card as="section" className={styles.header} aria-label={props.label}>
    <Avatar src={props.avatarUrl} name={props.name} size="lg" />
    <div className={styles.names}>
      <h2>{props.name}</h2>
      <p className={styles.handle}>@{props.handle}</p>
    </div>
    {props.bio && <p className={styles.bio}>{props.bio}</p>}
    <Facts email={props.email} facts={props.facts.filter(Boolean)} />
    <SocialLinks socials={props.socials} />
  </Card>
);

function Facts({ email, facts }: Pick<ProfileHeaderProps, 'email' | 'facts'>) {
  if (!email && facts.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label="Facts">
      {email && <li>{email}</li>}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

const linkNames = {
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
  website: 'Website',
  resume: 'Résumé',
} as const;
const linkKinds = ['linkedin', 'twitter', 'website', 'resume'] as const;

function SocialLinks({ socials }: Pick<ProfileHeaderProps, 'socials'>) {
  const given = linkKinds.filter((kind) => socials[kind] !== '');
  if (given.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Links">
      {given.map((kind) => (
        <li key={kind}>
          {/* nofollow: we don't vouch for links that people enter. */}
          <a
            href={socials[kind]}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            title="Opens in a new tab"
          >
            {linkNames[kind]}
            <ExternalLinkIcon aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface Studies {
  degree: string | null;
  branch: string | null;
  college: string;
  graduationYear: number | null;
  country: string | null;
}

/** What someone studies, where and until when, in lines; '' for what they haven't filled in. */
export const studyFacts = ({ degree, branch, college, graduationYear, country }: Studies) => [
  [degree, branch].filter(Boolean).join(', '),
  college,
  graduationYear === null ? '' : `Class of ${graduationYear}`,
  country ?? '',
];
