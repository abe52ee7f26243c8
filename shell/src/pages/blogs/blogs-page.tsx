import { brand } from '@site/shared/brand';
import { ButtonLink } from '@site/shared/ui/button.tsx';
import { Card } from '@site/shared/ui/card.tsx';
import { ArrowUpRightIcon } from '@site/shared/ui/icons.ts';
import { Page } from '@site/shared/ui/page.tsx';
import styles from './blogs-page.module.css';

const topics = [
  {
    title: 'Data structures and algorithms',
    text: 'One pattern an article: when it applies, how to see it, where it breaks.',
  },
  {
    title: 'Interview preparation',
    text: 'Rounds, from the online assessment to the conversation about you.',
  },
  {
    title: 'Placement season',
    text: 'Planning the months before it, résumés, and how companies choose.',
  },
  { title: 'Switching jobs', text: 'Preparing beside a job, and moving to a product company.' },
];

/** The blog lives on a site of its own; this page says so and leads there. */
export const BlogsPage = () => (
  <Page
    title="Blogs"
    intro={`The ${brand.name} blog is a site of its own. It opens in a new tab, so you keep your place here.`}
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
    <h2 className={styles.heading}>What it is about</h2>
    <ul className={styles.topics}>
      {topics.map(({ title, text }) => (
        <Card as="li" key={title}>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </ul>
  </Page>
);
