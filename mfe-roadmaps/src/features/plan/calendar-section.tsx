import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import type { PlanAnswer } from '@site/shared/contracts/practice';
import { messageOf, timeZone, toast, useMutation, useQueryClient } from '@site/shared/platform';
import { Button, CalendarIcon, Dialog, DialogActions, useHydrated } from '@site/shared/ui';
import { saveFile } from '@site/shared/ui/save-file.ts';
import { type ReactNode, useRef, useState } from 'react';
import styles from './plan.module.css';
import { useFocusFallback } from './use-focus-fallback.ts';

interface CalendarSectionProps {
  personId: string;
  /** When the plan got its secret address; null if it has none. */
  since: string | null;
}

/** For visitors: a calendar's address belongs to an account. */
export const NoCalendar = ({ login }: { login: ReactNode }) => (
  <section aria-labelledby="plan-calendar" className={styles.calendar}>
    <h2 id="plan-calendar" className={styles.heading}>
      Calendar
    </h2>
    <p className={styles.load}>
      Your plan is kept on this device. With an account you have it on every device, and can add it
      to your calendar. {login}
    </p>
  </section>
);

/** The plan as a calendar file, and as a secret address that calendars can subscribe to. */
export function CalendarSection({ personId, since }: CalendarSectionProps) {
  const { download, publish, revoke } = useCalendar(personId);
  const [confirming, setConfirming] = useState<'replace' | 'revoke' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const url = publish.data?.url;
  // A server doesn't know the person's time zone.
  const zone = useHydrated() ? timeZone() : 'UTC';
  useFocusFallback(heading, since);
  const confirm = () => {
    (confirming === 'revoke' ? revoke : publish).mutate();
    setConfirming(null);
  };
  return (
    <section aria-labelledby="plan-calendar" className={styles.calendar}>
      <h2 id="plan-calendar" ref={heading} tabIndex={-1} className={styles.heading}>
        Calendar
      </h2>
      <p className={styles.load}>
        Add your plan to your calendar: download it as it is now, or subscribe to a secret address
        that stays up to date.
      </p>
      <Button
        icon={<CalendarIcon aria-hidden="true" />}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        Download file
      </Button>
      {!since && (
        <Button busy={publish.isPending} onClick={() => publish.mutate()}>
          Get secret address
        </Button>
      )}
      {since && url && <SecretAddress url={url} />}
      {since && !url && (
        <p className={styles.load}>
          Your plan has had a secret address since {dayIn(zone, since)}. It was shown once; if
          you've lost it, get another.
        </p>
      )}
      {since && (
        <div className={styles.remedies}>
          <Button size="sm" busy={publish.isPending} onClick={() => setConfirming('replace')}>
            Get another address
          </Button>
          <Button size="sm" busy={revoke.isPending} onClick={() => setConfirming('revoke')}>
            Revoke address
          </Button>
        </div>
      )}
      <Dialog
        open={confirming !== null}
        onOpenChange={(open) => !open && setConfirming(null)}
        size="sm"
        title={confirming === 'replace' ? 'Get another address?' : 'Revoke the address?'}
        description="Calendars that use the current address stop updating. This can't be undone."
      >
        <DialogActions>
          <Button variant="danger" onClick={confirm}>
            {confirming === 'replace' ? 'Replace address' : 'Revoke'}
          </Button>
          <Button data-initial-focus="" onClick={() => setConfirming(null)}>
            Cancel
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  );
}

/** The day of a timestamp in a time zone. */
const dayIn = (zone: string, moment: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: zone }).format(new Date(moment));

/** Shown once, when it's created. */
function SecretAddress({ url }: { url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Address copied.');
    } catch {
      toast.error("We couldn't copy the address. Select it and copy it yourself.");
    }
  };
  return (
    <div role="status" className={styles.secret}>
      <p>
        Subscribe to this address in your calendar. It won't be shown again, and anyone who has it
        can read your plan.
      </p>
      <code className={styles.address}>{url}</code>
      <Button size="sm" onClick={() => void copy()}>
        Copy address
      </Button>
    </div>
  );
}

/** Downloads a plan as a calendar file, and creates or revokes its secret address. */
function useCalendar(personId: string) {
  const client = useQueryClient();
  const params = { userId: personId };
  const cacheSince = (calendarSince: string | null) =>
    client.setQueryData<PlanAnswer>(
      queryKeys.plan(personId),
      (known) => known && { ...known, calendarSince },
    );
  const failed = (words: string) => (error: unknown) => void toast.error(messageOf(error, words));
  const download = useMutation({
    mutationFn: async () => {
      const file = await request('GET /v1/users/{userId}/plan.ics', {
        params,
        query: { zone: timeZone() },
        responseType: 'text',
      });
      saveFile('plan.ics', 'text/calendar', file);
    },
    onError: failed("We couldn't download your plan. Please try again."),
  });
  const publish = useMutation({
    mutationFn: () =>
      request('POST /v1/users/{userId}/plan/calendar', { params, body: { zone: timeZone() } }),
    onSuccess: ({ since }) => cacheSince(since),
    onError: failed("We couldn't make the address. Please try again."),
  });
  const revoke = useMutation({
    mutationFn: () => request('DELETE /v1/users/{userId}/plan/calendar', { params }),
    onSuccess: () => {
      publish.reset();
      cacheSince(null);
    },
    onError: failed("We couldn't revoke the address. Please try again."),
  });
  return { download, publish, revoke };
}
