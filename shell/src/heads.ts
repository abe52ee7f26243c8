import { brand } from '@site/shared/brand';
import type { PageHead, PageHeads } from '@site/shared/contracts/composition';
import { publisherNode, shortened } from '@site/shared/contracts/composition';
import { queryClient } from '@site/shared/platform';
import { PostNotFound, postQuery } from './pages/posts/post.query.ts';

const missing = (title: string, description: string): Partial<PageHead> => ({
  title,
  description,
  noindex: true,
  status: 404,
});

/** The heads of the shell's own pages, beyond what is in shell.json. */
export const heads: PageHeads = {
  '/': ({ url }) => ({
    about: [
      {
        '@type': 'WebSite',
        name: brand.name,
        description: brand.description,
        url: url('/'),
        publisher: publisherNode(url),
      },
    ],
  }),

  '/posts/:id': ({ params }) => {
    const state = queryClient.getQueryState(postQuery(params.id ?? '').queryKey);
    if (state?.error instanceof PostNotFound)
      return missing('Post not found!', "There's no post at this address.");
    if (!state?.data) return;
    const { title, body } = state.data;
    return { title, description: shortened(body.replace(/\s+/g, ' ')) };
  },

  '/*': () =>
    missing('Sorry page not found!', 'The address may have a typo, or the page may have moved.'),
};
