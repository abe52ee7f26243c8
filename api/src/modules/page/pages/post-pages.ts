import type { PageKind } from '../page-data.ts';
import { postItem } from '../structured-data.ts';
import { linkList, paragraphs, shortened } from '../text.ts';
import { nothingThere } from './nothing-there.ts';

/** /posts */
export const postsPage: PageKind = async ({ posts }) => ({
  answers: {},
  ...(posts && { text: linkList((await posts.list()).map(postItem)) }),
});

/** What the browser takes for the number of a post. */
const POST_ID = /^[1-9]\d{0,8}$/;

/** /posts/{id}. Of posts that another site has, nothing is known here. */
export const postPage: PageKind = async ({ posts }, _, id) => {
  if (!posts) return { answers: {} };
  const post = POST_ID.test(id) ? await posts.find(Number(id)) : undefined;
  if (!post) {
    const list = { name: 'Posts', path: '/posts' };
    return nothingThere('Post not found!', 'There is no post under this address.', list);
  }
  const { title, body } = post;
  return {
    answers: {},
    metadata: { title, description: shortened(body.replace(/\s+/g, ' ')) },
    text: paragraphs(body),
  };
};
