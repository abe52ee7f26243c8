import { brand } from '@site/shared/brand';
import { Badge } from '@site/shared/ui/badge.tsx';
import { ButtonLink } from '@site/shared/ui/button.tsx';
import { Card, cardLink } from '@site/shared/ui/card.tsx';
import { ArrowUpRightIcon, ClockIcon } from '@site/shared/ui/icons.ts';
import { Page } from '@site/shared/ui/page.tsx';
import { type BlogEntry, blogEntries } from './blog-entries.ts';
import styles from './blogs-page.module.css';

/** The blog is a separate site; this page introduces it and links to it. */
export const BlogsPage = () => (
  <Page
    title="Blogs"
    intro={`The ${brand.name} blog is a separate site. It opens in a new tab, so you keep your place here.`}
    actions={
      <ButtonLink
        href={brand.blogUrl}
        target="_blank"
        rel="noopener"
        variant="primary"
        size="lg"
        icon={<ArrowUpRightIcon aria-hidden="true" />}
      >
        Open the blog
      </ButtonLink>
    }
  >
    <h2 className={styles.heading}>Good places to start</h2>
    <ul className={styles.entries}>
      {blogEntries.map((entry) => (
        <Entry key={entry.href} entry={entry} />
      ))}
    </ul>
  </Page>
);

const Entry = ({ entry: { title, summary, topic, readingTime, href } }: { entry: BlogEntry }) => (
  <Card as="li" interactive className={styles.entry}>
    <div className={styles.facts}>
      <Badge>{topic}</Badge>
      <span className={styles.time}>
        <ClockIcon aria-hidden="true" />
        {readingTime} min read
      </span>
    </div>
    <h3 className={styles.title}>
      <a href={href} target="_blank" rel="noopener" className={cardLink} title="Opens in a new tab">
        {title}
      </a>
    </h3>
    <p className={styles.text}>{summary}</p>
  </Card>
);
