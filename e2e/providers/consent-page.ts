import type { IncomingMessage, ServerResponse } from 'node:http';

/** Who the person at the consent page says they are. */
export interface Person {
  /** The account at the provider; a person who leaves it empty has the one of their address. */
  subject: string;
  email: string;
  verified: boolean;
  name: string;
}

/** null: the person declined. */
export type Answer = Person | null;

/** Asks who the person is and whether the site may know. The form is submitted to the page's own address. */
export function showConsentPage(response: ServerResponse, title: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html>
<html lang="en"><head><title>${title}</title><link rel="icon" href="data:,"></head><body>
<h1>${title}</h1>
<form method="post">
  <p><label>Email <input name="email"></label></p>
  <p><label>Name <input name="name"></label></p>
  <p><label>Account <input name="subject"></label></p>
  <p><label><input type="checkbox" name="verified" checked> Email verified</label></p>
  <button name="answer" value="allow">Allow</button>
  <button name="answer" value="deny">Deny</button>
</form>
</body></html>`);
}

/** What the person entered and which button they pressed. */
export async function readAnswer(request: IncomingMessage): Promise<Answer> {
  const form = await readForm(request);
  if (form.get('answer') !== 'allow') return null;
  const email = form.get('email') ?? '';
  return {
    email,
    subject: form.get('subject') || email,
    verified: form.has('verified'),
    name: form.get('name') ?? '',
  };
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
