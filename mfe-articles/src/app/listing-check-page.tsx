import {
  LISTING_CHECK_CHANNEL,
  type ListingCheckMessage,
  listingCheckMessage,
} from '@site/shared/contracts/editorial';
import { useParams } from '@site/shared/platform';
import { EmptyState, Page } from '@site/shared/ui';
import { checkOnSite, keepSitePython } from '@site/shared/workspace';
import { useEffect } from 'react';

/**
 * /listing-check/:run: runs the listing that the editor of DSA problems requests, and sends back the result.
 * Without an editor, it does nothing.
 */
export function ListingCheckPage() {
  const { run = '' } = useParams();
  useEffect(keepSitePython, []);

  useEffect(() => {
    const channel = new BroadcastChannel(LISTING_CHECK_CHANNEL);
    const send = (message: ListingCheckMessage) => channel.postMessage(message);
    let isStarted = false;
    channel.onmessage = ({ data }) => {
      const message = listingCheckMessage.safeParse(data).data;
      if (message?.type !== 'start' || message.run !== run || isStarted) return;
      isStarted = true;
      checkOnSite(message, send);
    };
    send({ type: 'ready', run });
    return () => channel.close();
  }, [run]);

  return (
    <Page title="Listing check" width="text">
      <EmptyState
        title="Waiting for the editor"
        text="The DSA problem editor runs listings here."
      />
    </Page>
  );
}
