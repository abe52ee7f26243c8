import { Link, useQuery } from '@site/shared/platform';
import styles from './more-to-read.module.css';
import { postIds, postQuery } from './post.query.ts';

/** Where to go on reading: other posts, and articles. */
export const MoreToRead = ({ after }: { after?: string }) => (
  <nav aria-labelledby="more-to-read" className={styles.more}>
    <h2 id="more-to-read" className={styles.heading}>
      More to read
    </h2>
    <ul className={styles.links}>
      {after && postIds.filter((id) => id !== after).map((id) => <PostLink key={id} id={id} />)}
      <li>
        <Link to="/dsaarticles?kind=articles">Articles on patterns, complexity and interviews</Link>
      </li>
      <li>
        <Link to="/roadmaps">Roadmaps, from the first problem to the offer</Link>
      </li>
    </ul>
  </nav>
);

function PostLink({ id }: { id: string }) {
  const { data } = useQuery(postQuery(id));
  return (
    <li>
      <Link to={`/posts/${id}`}>{data?.title ?? `Post ${id}`}</Link>
    </li>
  );
}
