import { type ContentItem, type ContentKind, contentKind } from '@site/shared/contracts/editorial';
import { useNavigate, useParams, useQuery } from '@site/shared/platform';
import { BackLink, ButtonLink, EmptyState } from '@site/shared/ui';
import { useState } from 'react';
import { ItemEditor, ItemStanding } from '../features/content/items/item-editor.tsx';
import { itemForms } from '../features/content/items/item-forms.ts';
import { ItemList } from '../features/content/items/item-list.tsx';
import { discardItemDraft, itemQuery } from '../features/content/items/items.queries.ts';
import { NewItem } from '../features/content/items/new-item.tsx';
import { ConfirmDialog } from '../features/session/confirm-dialog.tsx';
import { DISCARDED } from '../forms/leave-guard.tsx';
import { NotLoaded } from '../loading/not-loaded.tsx';
import { ContentControls } from '../rights/rights.tsx';
import { AdminPage } from './admin-page.tsx';
import styles from './admin-pages.module.css';

/** The kind that the address names; null if there's no such kind. */
const useKind = (): ContentKind | null => contentKind.safeParse(useParams().kind).data ?? null;

const NoKind = () => (
  <AdminPage title="Content" right="read-content" intro="Nothing has this address.">
    <EmptyState title="There's no such content" text="Choose something from the menu." />
  </AdminPage>
);

const ToList = ({ kind }: { kind: ContentKind }) => (
  <BackLink to={`/admin/content/${kind}`}>{`All ${itemForms[kind].plural.toLowerCase()}`}</BackLink>
);

/** /admin/content/:kind */
export function ContentItemsPage() {
  const kind = useKind();
  if (!kind) return <NoKind />;
  const { plural, noun, intro } = itemForms[kind];
  return (
    <AdminPage
      title={plural}
      right="read-content"
      actionsRight="content"
      intro={intro}
      actions={
        <ButtonLink to={`/admin/content/${kind}/new`} variant="primary">
          New {noun}
        </ButtonLink>
      }
    >
      <ItemList key={kind} kind={kind} />
    </AdminPage>
  );
}

/** /admin/content/:kind/new */
export function NewContentItemPage() {
  const kind = useKind();
  if (!kind) return <NoKind />;
  return (
    <AdminPage
      title={`New ${itemForms[kind].noun}`}
      right="content"
      intro="Learners see it once you publish it."
      above={<ToList kind={kind} />}
    >
      <NewItem key={kind} kind={kind} />
    </AdminPage>
  );
}

/** /admin/content/:kind/:id */
export function ContentItemPage() {
  const kind = useKind();
  const { id = '' } = useParams();
  if (!kind) return <NoKind />;
  return (
    <AdminPage
      title={`Edit ${itemForms[kind].noun}`}
      right="read-content"
      intro="What you save is a draft; learners see it once you publish it."
      above={<ToList kind={kind} />}
    >
      <Item key={`${kind}/${id}`} kind={kind} id={id} />
    </AdminPage>
  );
}

function Item({ kind, id }: { kind: ContentKind; id: string }) {
  const { data: item, error, refetch } = useQuery(itemQuery({ kind, id }));
  /** How often the draft was discarded: each time, the form is remounted with what is left. */
  const [discarded, setDiscarded] = useState(0);
  const [discarding, setDiscarding] = useState(false);
  if (!item) {
    const { noun } = itemForms[kind];
    return (
      <NotLoaded
        error={error}
        refetch={refetch}
        failed={`We couldn't load the ${noun}`}
        loading={`Loading the ${noun}...`}
        height="32rem"
      />
    );
  }
  return (
    <div className={styles.sections}>
      <ItemStanding item={item} />
      <ContentControls>
        <ItemEditor key={discarded} item={item} onDiscard={() => setDiscarding(true)} />
      </ContentControls>
      {discarding && (
        <DiscardDialog
          item={item}
          onDiscarded={async () => {
            await refetch();
            setDiscarded(discarded + 1);
          }}
          onClose={() => setDiscarding(false)}
        />
      )}
    </div>
  );
}

interface DiscardDialogProps {
  item: ContentItem;
  /** Called if the item has a published version. */
  onDiscarded: () => Promise<void>;
  onClose: () => void;
}

function DiscardDialog({ item, onDiscarded, onClose }: DiscardDialogProps) {
  const navigate = useNavigate();
  const { kind, id, published, retired } = item;
  const name = item.name || id;
  const isLeft = published || retired;
  return (
    <ConfirmDialog
      title="Discard this draft?"
      description={
        isLeft
          ? `${name} will go back to what's published. This can't be undone.`
          : `${name} was never published, so nothing of it will be left. This can't be undone.`
      }
      action="Discard"
      run={async () => {
        await discardItemDraft(item);
        if (isLeft) await onDiscarded();
        else navigate(`/admin/content/${kind}`, { state: DISCARDED });
      }}
      done="Draft discarded!"
      failed="We couldn't discard it. Please try again."
      onClose={onClose}
    />
  );
}
