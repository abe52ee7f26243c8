/** Waits until the site renders a page itself: the process that does starts with the first page of its microfrontend. */
export async function untilRendered(
  address: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    const document = await (await fetch(address, { headers })).text();
    if (!document.includes('<div id="root"></div>')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} isn't rendered on the server.`);
}
