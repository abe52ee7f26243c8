import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '@site/shared/brand';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { projectRoot } from '../../../config/project-root.ts';

/** Made from the shell's favicon by scripts/icons/make-icons.mjs. */
const icons = path.join(projectRoot, 'api/src/areas/site/offline/icons');

const SIZES = ['192', '512', 'maskable-512'] as const;

const iconOf = (name: string) => `/icon-${name}.png`;

/** What the site is called and looks like among the programs of a device. */
const webApp = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  categories: ['education'],
  icons: SIZES.map((name) => ({
    src: iconOf(name),
    type: 'image/png',
    sizes: name.endsWith('192') ? '192x192' : '512x512',
    purpose: name.startsWith('maskable') ? 'maskable' : 'any',
  })),
};

export async function webAppRoutes(app: FastifyInstance) {
  const schema = { hide: true };

  app.get('/manifest.webmanifest', { schema }, (_request, reply) =>
    send(reply, 'application/manifest+json; charset=utf-8', JSON.stringify(webApp)),
  );

  for (const name of SIZES) {
    app.get(iconOf(name), { schema }, async (_request, reply) =>
      send(reply, 'image/png', await readFile(path.join(icons, `icon-${name}.png`))),
    );
  }
}

const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
  reply
    .headers({
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    .type(type)
    .send(body);
