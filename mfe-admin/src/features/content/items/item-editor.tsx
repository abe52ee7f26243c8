import {
  type ContentItem,
  type ContentKind,
  changeItemRequest,
  contentItem,
  finishedItems,
} from '@site/shared/contracts/editorial';
import { Link, messageOf, toast, useMutation } from '@site/shared/platform';
import { Button, Card, classNames, Notice } from '@site/shared/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { FormLeaveGuard } from '../../../forms/leave-guard.tsx';
import { momentText } from '../../../time/moment.tsx';
import styles from '../content.module.css';
import { ChangedElsewhere } from '../forms/changed-elsewhere.tsx';
import editor from '../forms/editor.module.css';
import forms from '../forms/forms.module.css';
import { type Flaw, MissingFields } from '../forms/missing-fields.tsx';
import { useContentForm } from '../forms/use-content-form.ts';
import { ItemFields } from './item-fields.tsx';
import { itemForms } from './item-forms.ts';
import { ItemState } from './item-state.tsx';
import { contentOf, type ItemValues, valuesOf } from './item-values.ts';
import { ItemVersions } from './item-versions.tsx';
import { cacheItem, publishItem, retireItem, saveItem } from './items.queries.ts';

interface ItemEditorProps {
  item: ContentItem;
  onDiscard: () => void;
}

/** An item: its form, and the steps from a draft to its publication. */
export function ItemEditor({ item, onDiscard }: ItemEditorProps) {
  const { kind } = item;
  const { fields, noun } = itemForms[kind];
  const requestOf = (values: ItemValues) => ({ kind, ...contentOf(fields, values) });
  const { form, submit, differences } = useContentForm<ItemValues>({
    schema: changeItemRequest,
    values: valuesOf(fields, item.content),
    version: item.version,
    requestOf,
    save: async (request) => heldOf(await saveItem(item, request)),
    currentIn: (current) => heldOf(cacheItem(contentItem.parse(current))),
    done: 'Draft saved!',
  });
  const [isComparing, setIsComparing] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form className={forms.form} noValidate aria-label={noun} onSubmit={submit}>
        <FormLeaveGuard control={form.control} />
        <ChangedElsewhere differences={differences} />
        <div className={editor.editor}>
          <div className={forms.form}>
            <ItemFields fields={fields} />
          </div>
          <ToPublish kind={kind} />
        </div>
        <Card className={classNames(styles.stack, editor.bar)}>
          <div className={styles.actions}>
            <Button type="submit" busy={isSubmitting}>
              Save draft
            </Button>
            <Publishing {...{ item, isDirty, onDiscard }} />
            {item.versions.length > 0 && (
              <Button onClick={() => setIsComparing(true)}>Versions</Button>
            )}
          </div>
        </Card>
        {isComparing && (
          <ItemVersions
            item={item}
            current={form.getValues()}
            onRestore={(values) => {
              form.reset(values, { keepDefaultValues: true });
              setIsComparing(false);
            }}
            onClose={() => setIsComparing(false)}
          />
        )}
      </form>
    </FormProvider>
  );
}

/** What the contract says of an item as something to publish. */
const flawsOf = (content: { kind: ContentKind }): readonly Flaw[] =>
  finishedItems[content.kind].safeParse(content).error?.issues ?? [];

/** What publishing still needs. It follows what is typed. */
function ToPublish({ kind }: { kind: ContentKind }) {
  const typed = useDeferredValue(useWatch<ItemValues>() as ItemValues);
  const flaws = useMemo(
    () => flawsOf({ kind, ...contentOf(itemForms[kind].fields, typed) }),
    [kind, typed],
  );
  return <MissingFields flaws={flaws} complete="Nothing is missing." />;
}

const heldOf = ({ kind, content, version }: ContentItem) => ({
  values: valuesOf(itemForms[kind].fields, content),
  version,
});

interface PublishingProps extends ItemEditorProps {
  isDirty: boolean;
}

/** Publish the draft, retire the item, bring it back. */
function Publishing({ item, isDirty, onDiscard }: PublishingProps) {
  const { name, draft, published, retired, page } = item;
  const publish = useMutation({
    mutationFn: () => publishItem(item),
    onSuccess: () => toast.success('Published! Learners see it now.'),
    onError: (error) => toast.error(messageOf(error, "We couldn't publish it. Please try again.")),
  });
  const retire = useMutation({
    mutationFn: () => retireItem(item, !retired),
    onSuccess: () => toast.success(retired ? `${name} is shown now!` : `${name} is retired.`),
    onError: (error) => toast.error(messageOf(error, "We couldn't change it. Please try again.")),
  });
  const reason = whyNot(item, isDirty);
  return (
    <>
      <Button
        variant="primary"
        busy={publish.isPending}
        disabled={reason !== null}
        aria-describedby={reason ? 'publish-reason' : undefined}
        onClick={() => publish.mutate()}
      >
        Publish
      </Button>
      {(published || retired) && (
        <Button busy={retire.isPending} onClick={() => retire.mutate()}>
          {retired ? 'Bring back' : 'Retire'}
        </Button>
      )}
      {draft && (
        <Button variant="danger" onClick={onDiscard}>
          Discard draft
        </Button>
      )}
      {page && <Link to={page}>See it as learners do</Link>}
      {reason && (
        <p id="publish-reason" className={editor.reason}>
          {reason}
        </p>
      )}
    </>
  );
}

/** Why it can't be published now; null if it can. */
function whyNot(item: ContentItem, isDirty: boolean): string | null {
  if (isDirty) return 'Save the draft before you publish it.';
  if (!item.draft && !item.retired) return 'Learners already see this version.';
  return flawsOf(item.content).length === 0 ? null : 'Fill in what “To publish” lists.';
}

/** The status of an item, above its form. */
export const ItemStanding = ({ item }: { item: ContentItem }) => {
  const { name, place, draft, published, draftSaved, changedFields } = item;
  return (
    <div className={styles.stack}>
      <div className={styles.actions}>
        <h2 className={styles.heading}>{name || item.id}</h2>
        <ItemState {...item} />
      </div>
      <p className={styles.quiet}>
        {place && `${place}. `}Id: <code>{item.id}</code>
      </p>
      {draft && published && (
        <Notice title="Learners still see what was published">
          <p>Changed in the draft: {changedFields.join(', ').replaceAll('_', ' ')}.</p>
        </Notice>
      )}
      {draftSaved && (
        <p className={styles.quiet}>
          Draft saved by {draftSaved.by}, {momentText(draftSaved.at)}.
        </p>
      )}
    </div>
  );
};
