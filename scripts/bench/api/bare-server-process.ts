/** Runs in its own process: node:http and nothing else, always the same bytes. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

process.on('disconnect', () => process.exit());
process.on('message', (message: { headers: Record<string, string>; body: string }) => {
  const body = Buffer.from(message.body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, message.headers).end(body);
  });
  server.listen(0, 'localhost', () => process.send?.((server.address() as AddressInfo).port));
});
