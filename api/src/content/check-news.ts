import { basename } from 'node:path';
import type { ContentFile, Mistake } from './content-files.ts';
import type { AnnouncementFile, PostFile } from './news-files.ts';

/** Files carry the ids of what they hold in their names, so that no id is given twice unseen. */
export function checkNews(
  announcements: ContentFile<AnnouncementFile>[],
  posts: ContentFile<PostFile>[],
): Mistake[] {
  return [
    ...announcements.flatMap((file) => misnamed(file, basename(file.file, '.json'))),
    ...posts.flatMap((file) => misnamed(file, Number(basename(file.file).slice(0, 2)))),
    ...posts.flatMap((file) => repeated(file, posts)),
  ];
}

function misnamed<T>(source: ContentFile<{ id: T }>, expected: T): Mistake[] {
  if (source.content.id === expected) return [];
  return [mistake(source, `must be ${expected}, as the file's name says`)];
}

/** Every file but the first that has a number is a mistake. */
function repeated(source: ContentFile<PostFile>, posts: ContentFile<PostFile>[]): Mistake[] {
  const first = posts.find(({ content }) => content.id === source.content.id) ?? source;
  if (first === source) return [];
  return [mistake(source, `${source.content.id} is already used in ${basename(first.file)}`)];
}

const mistake = ({ file, document }: ContentFile<unknown>, message: string): Mistake => ({
  file,
  line: document.lineOf(['id']),
  field: 'id',
  message,
});
