import type { AdminArticle } from '@site/shared/contracts/editorial';
import { Suspense, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { workingFields } from '../article-form.ts';
import type { ReviewProps } from '../review-slot.ts';
import styles from './preview.module.css';
import { Preview } from './preview.tsx';

interface ArticleReaderProps extends ReviewProps {
  admin: string;
  article: AdminArticle;
}

/**
 * An article as readers will get it, draft included, for those who may read what isn't published and change nothing; they
 * review it beside the text.
 */
export function ArticleReader({ admin, article, ReviewPanel }: ArticleReaderProps) {
  const form = useForm({ defaultValues: workingFields(article) });
  const [passage, setPassage] = useState('');
  return (
    <FormProvider {...form}>
      <div className={styles.reading}>
        <Preview saved={article} isOpen onSelect={setPassage} />
        <Suspense fallback={null}>
          <ReviewPanel
            admin={admin}
            article={article.id}
            revision={() => article.revision}
            passage={passage}
          />
        </Suspense>
      </div>
    </FormProvider>
  );
}
