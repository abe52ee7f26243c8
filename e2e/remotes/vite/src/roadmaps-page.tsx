import { Link, useLoaderData } from '@site/shared/platform';
import { Page, useDocumentTitle } from '@site/shared/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './roadmaps-page.module.css';

const FirstPress = lazy(() => import('./first-press.tsx'));

type Roadmaps = { id: string; title: string }[];

export function RoadmapsPage() {
  const roadmaps = useLoaderData<Roadmaps>();
  const [count, setCount] = useState(0);
  useDocumentTitle('Built with Vite');
  return (
    <Page title="Built with Vite">
      <ul className={styles.list}>
        {roadmaps.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/roadmaps/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
      <Suspense>{count > 0 && <FirstPress />}</Suspense>
    </Page>
  );
}
