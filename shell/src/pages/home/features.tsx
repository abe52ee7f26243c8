import { boot, Link } from '@site/shared/platform';
import styles from './features.module.css';

interface Feature {
  title: string;
  text: string;
  link: { to: string; label: string };
  picture: { name: Picture; alt: string };
}

const features: Feature[] = [
  {
    title: 'Progress you can see',
    text: 'Tick off a problem and the totals move: overall, by difficulty and by topic. Write down the idea that cracked it, and reread it before the interview.',
    link: { to: '/roadmaps', label: 'See the practice sheets' },
    picture: {
      name: 'sheet',
      alt: 'The DSA sheet: how much is completed, in total and by difficulty, and a bar for each topic.',
    },
  },
  {
    title: 'Solutions that run',
    text: 'Read why a solution works, change it, and run it against its tests: real Python, JavaScript and PostgreSQL, in your browser. Nothing to install.',
    link: { to: '/dsaarticles', label: 'Browse problems and articles' },
    picture: {
      name: 'solution',
      alt: 'A solution in the editor, and below it: Accepted, all cases passed.',
    },
  },
  {
    title: 'Problems that come back',
    text: "What you've solved comes back days, weeks and months later, just before you'd forget it. How well it went decides when you see it again.",
    link: { to: '/roadmaps/today', label: "See what's due today" },
    picture: {
      name: 'today',
      alt: 'The Today page: a problem due for revision, with four buttons from Again to Easy that each say when it comes back.',
    },
  },
];

/** What leads up to the interview day. */
const rehearsals: Omit<Feature, 'picture'>[] = [
  {
    title: 'A plan until your interview',
    text: "Say when it is and how much time you have. You get problems and revision for each day, and the plan says what won't fit.",
    link: { to: '/roadmaps/plan', label: 'Make a plan' },
  },
  {
    title: 'Tests against the clock',
    text: 'Practise online assessments with problems and questions, see your score by topic, and interview each other with a script.',
    link: { to: '/mock-tests', label: 'Choose a mock test' },
  },
];

/** What practising here looks like. */
export const Features = () => (
  <section className={styles.section} aria-labelledby="features">
    <h2 id="features">Practice that adds up</h2>
    <ul className={styles.features}>
      {features.map(({ title, text, link, picture }) => (
        <li key={title} className={styles.feature}>
          <Words {...{ title, text, link }} />
          <ProductPicture {...picture} />
        </li>
      ))}
    </ul>
    <ul className={styles.rehearsals}>
      {rehearsals.map((rehearsal) => (
        <li key={rehearsal.title} className={styles.rehearsal}>
          <Words {...rehearsal} />
        </li>
      ))}
    </ul>
  </section>
);

const Words = ({ title, text, link }: Omit<Feature, 'picture'>) => (
  <div className={styles.words}>
    <h3>{title}</h3>
    <p>{text}</p>
    <Link to={link.to}>{link.label}</Link>
  </div>
);

/** `npm run shots -- --pictures` makes them from the running site. */
type Picture = 'sheet' | 'solution' | 'today';

const SIZE = { width: 820, height: 512 };

/** A picture of the site in the theme of the page. The one of the other theme isn't displayed, and so never fetched. */
function ProductPicture({ name, alt }: { name: Picture; alt: string }) {
  const { releaseManifest, config } = boot();
  const folder = `${config.releasesOrigin ?? ''}${releaseManifest.shell.base}`;
  return (
    <div className={styles.frame}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={styles[theme]}
          src={`${folder}${name}-${theme}.webp`}
          alt={alt}
          {...SIZE}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}
