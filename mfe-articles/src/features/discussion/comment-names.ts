import type { CommentReply } from '@site/shared/contracts';

type Named = Pick<CommentReply, 'label' | 'author'>;

/** Whom or what a reply is to. */
export const addresseeOf = ({ label, author }: Named): string =>
  label ? `the note “${label}”` : author.name;

/** Which comment it is. */
export const titleOf = ({ label, author }: Named): string =>
  label ? `the note “${label}”` : `the comment by ${author.name}`;
