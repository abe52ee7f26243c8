import type { AdminArticle } from '@site/shared/contracts/editorial';
import { FormProvider, useForm } from 'react-hook-form';
import { workingFields } from '../article-form.ts';
import { Preview } from './preview.tsx';

/** An article as readers will get it, draft included, for those who may read what isn't published and change nothing. */
export function ArticleReader({ article }: { article: AdminArticle }) {
  const form = useForm({ defaultValues: workingFields(article) });
  return (
    <FormProvider {...form}>
      <Preview saved={article} isOpen />
    </FormProvider>
  );
}
