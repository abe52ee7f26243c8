import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves on a free local port, sends the address to the parent process, and ends with it.
 * @param create is given the address, without a closing slash
 */
export function serve(create: (url: string) => RequestListener): void {
  const server = createServer();
  server.listen(0, '127.0.0.1', () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', create(url));
    if (process.send) process.send({ url });
    else console.log(`Ready at ${url}`);
  });
  process.on('disconnect', () => process.exit());
}
