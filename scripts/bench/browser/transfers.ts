import type { CDPSession, Page } from '@playwright/test';

/** One file that came over the network; what a cache answered is none. */
export interface Transfer {
  address: string;
  /** As the browser names it: Document, Script, Stylesheet, Fetch, … */
  type: string;
  /** Content-Encoding, '' if there was none. */
  encoding: string;
  protocol: string;
  /** Bytes of the body as they travelled. */
  bytes: number;
}

export interface Network {
  transfers(page: Page): Promise<Transfer[]>;
  /** Resolves once nothing has been under way for `quietMs`. */
  untilQuiet(quietMs: number): Promise<void>;
}

const POLL_MS = 50;

/** Listens to what a page loads. Data addresses are no network. */
export function watchNetwork(session: CDPSession): Network {
  const transfers = new Map<string, Transfer>();
  const open = new Set<string>();
  let lastChange = performance.now();
  const end = ({ requestId }: { requestId: string }) => {
    open.delete(requestId);
    lastChange = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!/^https?:/.test(request.url)) return;
    open.add(requestId);
    const unknown = { encoding: '', protocol: '', bytes: 0 };
    transfers.set(requestId, { address: request.url, type, ...unknown });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => transfers.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.fromDiskCache) transfers.delete(requestId);
    const headers = new Headers(response.headers);
    Object.assign(transfers.get(requestId) ?? {}, {
      type,
      protocol: response.protocol ?? '',
      encoding: headers.get('content-encoding') ?? '',
      bytes: Number(headers.get('content-length') ?? 0),
    });
  });
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  return {
    transfers: (page) => withBytes([...transfers.values()], page),
    untilQuiet: async (quietMs) => {
      while (open.size > 0 || performance.now() - lastChange < quietMs) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
  };
}

/** What is made as it is sent says no length: the page's own record of its resources has it. */
async function withBytes(transfers: Transfer[], page: Page): Promise<Transfer[]> {
  const sizes = await page.evaluate<[string, number][]>(
    'performance.getEntries().map(({ name, encodedBodySize }) => [name, encodedBodySize])',
  );
  const measured = new Map(sizes.filter(([, bytes]) => bytes > 0));
  return transfers.map((transfer) => ({
    ...transfer,
    bytes: transfer.bytes || (measured.get(transfer.address) ?? 0),
  }));
}
