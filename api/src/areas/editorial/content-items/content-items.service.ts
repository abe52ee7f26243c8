import type {
  ChangeItemRequest,
  ContentItem,
  ContentItemList,
  ContentKind,
  ItemContent,
  ItemStatus,
  ItemsQuery,
  NewItemRequest,
} from '@site/shared/contracts/editorial';
import type { Kysely } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import { lockPractice, versionOf } from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { requireRecent } from '../../identity/index.ts';
import {
  deleteDraft,
  findItems,
  findVersion,
  findVersions,
  type ManagedItem,
  saveDraft,
} from './content-items.repository.ts';
import type { ItemChange } from './item-change.ts';
import { itemKinds } from './kinds.ts';
import { contentOf, differences, itemAnswer, listedItem } from './managed-item.ts';
import { publishItem, refuseUnit, retireItem } from './publish-item.ts';

/** Where an item is found. */
interface Place {
  kind: ContentKind;
  id: string;
}

/** Items for administrators: see the contract. */
export function createContentItems(kysely: Kysely<DB>) {
  /** Makes one change, with no other in between, and returns the item as it is then. */
  const change = (
    admin: SignedInAdmin,
    place: Place,
    make: (change: ItemChange) => Promise<void>,
  ): Promise<ContentItem> =>
    kysely.transaction().execute(async (transaction) => {
      await lockPractice(transaction);
      await make({ transaction, admin, item: await find(transaction, place) });
      return answer(transaction, place);
    });

  return {
    async list({ kind, q = '', status }: ItemsQuery): Promise<ContentItemList> {
      const words = q.trim().toLowerCase();
      const items = (await findItems(kysely, kind))
        .map(listedItem)
        .filter(
          (item) =>
            (!status || hasStatus[status](item)) &&
            [item.name, item.place, item.id].some((text) => text.toLowerCase().includes(words)),
        )
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
      return { items };
    },

    /** @throws DomainError 404. */
    read: (place: Place) => answer(kysely, place),

    /** @throws DomainError 404. */
    async readVersion({ kind, id }: Place, number: number): Promise<{ content: ItemContent }> {
      const content = await findVersion(kysely, kind, id, number);
      if (!content) throw notFound("This version doesn't exist.");
      return { content };
    },

    /** @throws DomainError 400 for an unknown unit, 409 if the id is taken. */
    create: (admin: SignedInAdmin, place: NewItemRequest): Promise<ContentItem> =>
      kysely.transaction().execute(async (transaction) => {
        await lockPractice(transaction);
        await refuseTaken(transaction, place);
        await saveDraft(transaction, place, itemKinds[place.kind].empty, admin.name);
        await recordChange(transaction, admin, {
          action: 'content-item.create',
          subject: subjectOf(place),
          before: null,
          after: { ...place },
        });
        return answer(transaction, place);
      }),

    /** @throws DomainError 400 for the fields of another kind, 404, 409 if it was changed elsewhere. */
    save: (admin: SignedInAdmin, place: Place, sent: ChangeItemRequest) =>
      change(admin, place, (made) => save(made, sent)),

    /** @throws DomainError 400 if something is missing, 404, 409 if it was changed elsewhere. */
    publish: (admin: SignedInAdmin, place: Place, version: string) =>
      change(admin, place, async (made) => {
        const { transaction, item } = made;
        const { published, draft } = item;
        const content = contentOf(item);
        if (versionOf(content) !== version) throw await changedElsewhere(made);
        if (!draft && !published?.row.retired) return;
        await publishItem(made);
        await recordChange(transaction, admin, {
          action: 'content-item.publish',
          subject: subjectOf(place),
          ...(published
            ? differences(published.content, content)
            : { before: null, after: { ...content } }),
        });
      }),

    /** Both ways. @throws DomainError 404, and see `retireItem`. */
    retire: (admin: SignedInAdmin, place: Place, retired: boolean) =>
      change(admin, place, async (made) => {
        if (made.item.published?.row.retired === retired) return;
        await retireItem(made, retired);
        await recordChange(made.transaction, admin, {
          action: `content-item.${retired ? 'retire' : 'return'}`,
          subject: subjectOf(place),
          before: { retired: !retired },
          after: { retired },
        });
      }),

    /** What was never published is gone then. @throws DomainError 403 (see requireRecent), 404. */
    async discardDraft(admin: SignedInAdmin, place: Place): Promise<void> {
      requireRecent(admin);
      await kysely.transaction().execute(async (transaction) => {
        await lockPractice(transaction);
        const { draft } = await find(transaction, place);
        if (!draft) throw notFound(`This ${itemKinds[place.kind].noun} has no draft.`);
        await deleteDraft(transaction, place);
        await recordChange(transaction, admin, {
          action: 'content-item.discard-draft',
          subject: subjectOf(place),
          before: { ...draft.content },
          after: null,
        });
      });
    },
  };
}

const subjectOf = ({ kind, id }: Place) => `${kind}/${id}`;

const hasStatus: Record<ItemStatus, (item: ContentItemList['items'][number]) => boolean> = {
  published: ({ published }) => published,
  draft: ({ draft }) => draft,
  retired: ({ retired }) => retired,
};

async function find(kysely: Kysely<DB>, { kind, id }: Place): Promise<ManagedItem> {
  const [item] = await findItems(kysely, kind, id);
  if (!item) throw notFound(`This ${itemKinds[kind].noun} doesn't exist.`);
  return item;
}

const answer = async (kysely: Kysely<DB>, place: Place): Promise<ContentItem> =>
  itemAnswer(await find(kysely, place), await findVersions(kysely, place.kind, place.id));

const changedElsewhere = async ({ transaction, item }: ItemChange) =>
  new DomainError(
    409,
    'changed-elsewhere',
    'Someone else has changed this since you opened it.',
    undefined,
    { current: await answer(transaction, item) },
  );

async function refuseTaken(kysely: Kysely<DB>, { kind, id }: Place): Promise<void> {
  const [item] = await findItems(kysely, kind, id);
  if (item) {
    const { name } = listedItem(item);
    const message = `${name ? `“${name}”` : `A ${itemKinds[kind].noun}`} is there already.`;
    throw new DomainError(409, 'id-taken', message, { id: message });
  }
  if (itemKinds[kind].ofUnit) await refuseUnit(kysely, id, kind);
}

async function save(made: ItemChange, { version, ...content }: ChangeItemRequest): Promise<void> {
  const { transaction, admin, item } = made;
  if (content.kind !== item.kind) {
    const message = `must be ${item.kind}`;
    throw new DomainError(400, 'invalid', `kind ${message}.`, { kind: message });
  }
  const before = contentOf(item);
  if (versionOf(content) === versionOf(before)) return;
  if (versionOf(before) !== version) throw await changedElsewhere(made);
  const { published } = item;
  if (published && versionOf(published.content) === versionOf(content)) {
    await deleteDraft(transaction, item);
  } else await saveDraft(transaction, item, content, admin.name);
  await recordChange(transaction, admin, {
    action: 'content-item.save',
    subject: subjectOf(item),
    ...differences(before, content),
  });
}
