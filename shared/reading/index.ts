/** How texts are read that the API prepares as bodies of articles. Each remote that shows some bundles it. */
export { ArticleBody } from './article-body.tsx';
export { Byline } from './byline.tsx';
export { QuestionMatter } from './question-matter.tsx';
export { FoldedContents, TableOfContents } from './table-of-contents.tsx';
