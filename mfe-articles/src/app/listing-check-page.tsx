import {
  LISTING_CHECK_CHANNEL,
  type ListingCheckMessage,
  listingCheckMessage,
} from '@site/shared/contracts';
import { useParams } from '@site/shared/platform';
import { EmptyState, Page } from '@site/shared/ui';
import { useEffect } from 'react';
import { checkListing } from '../features/solution/check-listing.ts';
import { useSitePython } from '../features/solution/python/use-site-python.ts';

/**
 * /listing-check/:run: runs the one listing that the editor of DSA problems asks for, and tells it what came
 * of it. Without an editor it does nothing.
 */
export function ListingCheckPage() {
  const { run = '' } = useParams();
  const python = useSitePython();

  useEffect(() => {
    const channel = new BroadcastChannel(LISTING_CHECK_CHANNEL);
    const tell = (message: ListingCheckMessage) => channel.postMessage(message);
    let isStarted = false;
    channel.onmessage = ({ data }) => {
      const message = listingCheckMessage.safeParse(data).data;
      if (message?.type !== 'start' || message.run !== run || isStarted) return;
      isStarted = true;
      checkListing(message, python(), tell);
    };
    tell({ type: 'ready', run });
    return () => channel.close();
  }, [run, python]);

  return (
    <Page title="Check of a listing" width="text">
      <EmptyState
        title="Waiting for the editor"
        text="A listing runs here when somebody who edits a DSA problem asks for it."
      />
    </Page>
  );
}
