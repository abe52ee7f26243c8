import { http } from '@site/shared/platform';

/** What somebody is about to do with what is live. */
export type LiveChange =
  | { kind: 'promote'; unit: string; version: string; live: string | null }
  | { kind: 'rollback'; unit: string; version: string; live: string }
  | { kind: 'restore'; manifestId: string };

interface Words {
  title: string;
  /** What will happen. */
  description: string;
  /** The label of the confirming button. */
  action: string;
  variant: 'danger' | 'primary';
  done: string;
  failed: string;
}

export function wordsFor(change: LiveChange): Words {
  switch (change.kind) {
    case 'promote':
      return promotion(change);
    case 'rollback':
      return {
        title: `Roll back ${change.unit}?`,
        description: `${change.unit} goes back from ${change.live} to ${change.version} for everybody, at the next page they load. Further rollbacks never lead to ${change.live}, until it's promoted again.`,
        action: 'Roll back',
        variant: 'danger',
        done: `${change.unit} ${change.version} is live again!`,
        failed: 'It could not be rolled back. Please try again.',
      };
    case 'restore':
      return {
        title: `Restore ${change.manifestId}?`,
        description:
          'The whole site becomes as it was composed then, for everybody, at the next page they load. Units that came later leave it.',
        action: 'Restore',
        variant: 'danger',
        done: `The site is as it was in ${change.manifestId}!`,
        failed: 'It could not be restored. Please try again.',
      };
  }
}

const promotion = ({ unit, version, live }: LiveChange & { kind: 'promote' }): Words => ({
  title: `Make ${unit} ${version} live?`,
  description: `${
    live ? `It takes the place of ${live}` : `${unit} joins the site`
  } for everybody, at the next page they load. No browser tries it first, as npm run mfe -- prove does.`,
  action: 'Promote',
  variant: 'primary',
  done: `${unit} ${version} is live!`,
  failed: 'It could not be promoted. Please try again.',
});

/** What it takes to change what is live. */
interface Given {
  why: string | undefined;
  password: string;
}

/** @throws unless it was done */
export async function makeChange(change: LiveChange, given: Given): Promise<void> {
  const { call, body } = requestFor(change);
  await http.post(`/v1/admin/releases/${call}`, { ...body, ...given });
}

function requestFor(change: LiveChange): { call: string; body: object } {
  switch (change.kind) {
    case 'promote':
      return { call: 'promotions', body: { unit: change.unit, version: change.version } };
    case 'rollback':
      return { call: 'rollbacks', body: { unit: change.unit, to: change.version } };
    case 'restore':
      return { call: 'restorations', body: { manifestId: change.manifestId } };
  }
}
