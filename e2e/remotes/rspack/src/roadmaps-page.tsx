import { Link, useLoaderData } from '@site/shared/platform';
import { Page, useDocumentTitle } from '@site/shared/ui';
import { lazy, Suspense, useState } from 'react';
import * as styles from './roadmaps-page.module.css';

const FirstPress = lazy(() => import('./first-press.tsx'));

type Roadmaps = { id: string; title: string }[];

export function RoadmapsPage() {
  const roadmaps = useLoaderData<Roadmaps>();
  const [count, setCount] = useState(0);
  useDocumentTitle('Built with Rspack');
  return (
    <Page title="Built with Rspack">
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
