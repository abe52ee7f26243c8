import type { ContentItem, ContentItemList, ItemContent } from '@site/shared/contracts/editorial';
import { originOf, versionOf } from '../../../content/index.ts';
import type { findVersions, ManagedItem } from './content-items.repository.ts';
import { itemKinds } from './kinds.ts';

/** What is worked on. */
export function contentOf({ draft, published }: ManagedItem): ItemContent {
  const content = draft?.content ?? published?.content;
  if (!content) throw new Error('An item is published or has a draft');
  return content;
}

const isShown = ({ published }: ManagedItem): boolean =>
  published !== null && !published.row.retired;

function nameOf(item: ManagedItem): string {
  const content = contentOf(item);
  return 'title' in content ? content.title : (item.unit?.name ?? item.id);
}

function pageOf(item: ManagedItem): string | null {
  if (!isShown(item)) return null;
  const { pages, ofUnit } = itemKinds[item.kind];
  if (!ofUnit) return `${pages}${item.id}`;
  return item.unit?.shown ? `/roadmaps/${item.unit.roadmapId}/${item.id}` : null;
}

/** What a list says of an item. */
export function listedItem(item: ManagedItem): ContentItemList['items'][number] {
  const { kind, id, unit, published, draft } = item;
  return {
    kind,
    id,
    name: nameOf(item),
    place: unit ? `${unit.topic}, ${unit.roadmap}` : '',
    page: pageOf(item),
    origin: published ? originOf(published.row) : 'site',
    published: isShown(item),
    retired: published?.row.retired ?? false,
    draft: draft !== null,
  };
}

export function itemAnswer(
  item: ManagedItem,
  versions: Awaited<ReturnType<typeof findVersions>>,
): ContentItem {
  const { published, draft } = item;
  const content = contentOf(item);
  return {
    ...listedItem(item),
    version: versionOf(content),
    content,
    draftSaved: draft && { by: draft.savedBy, at: draft.savedAt.toISOString() },
    changedFields: draft && published ? changedFields(published.content, content) : [],
    versions: versions.map(({ number, published_by, published_at }) => ({
      number,
      at: published_at.toISOString(),
      by: published_by,
    })),
  };
}

const changedFields = (before: ItemContent, after: ItemContent): string[] =>
  Object.entries(after)
    .filter(([name, value]) => isOther(value, (before as Record<string, unknown>)[name]))
    .map(([name]) => name);

const isOther = (one: unknown, other: unknown) => versionOf({ one }) !== versionOf({ one: other });

/** What the audit log says of a change: the fields that differ. */
export function differences(before: ItemContent, after: ItemContent) {
  const names = changedFields(before, after);
  const of = (content: ItemContent) =>
    Object.fromEntries(Object.entries(content).filter(([name]) => names.includes(name)));
  return { before: of(before), after: of(after) };
}
