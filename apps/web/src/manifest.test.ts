import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RoomCode } from '@fivefold/room';
import { GAME_IDS } from '@fivefold/rules';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { homeLaunchTargetOf } from './home/launch.ts';

const web = path.join(import.meta.dirname, '..');
const icon = z.object({
  src: z.string(),
  sizes: z.string(),
  type: z.string(),
  purpose: z.string().optional(),
});
const manifest = z
  .object({
    lang: z.literal('en'),
    dir: z.literal('ltr'),
    start_url: z.literal('/'),
    scope: z.literal('/'),
    icons: z.array(icon),
    screenshots: z.array(icon.extend({ form_factor: z.enum(['narrow', 'wide']), label: z.string() })),
    launch_handler: z.object({ client_mode: z.array(z.string()) }),
    display: z.literal('standalone'),
    theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
    background_color: z.string().regex(/^#[0-9a-f]{6}$/),
    name: z.string(),
    short_name: z.string().max(12),
    shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
    share_target: z.object({
      action: z.literal('/'),
      method: z.literal('GET'),
      params: z.object({ text: z.string(), url: z.string() }),
    }),
  })
  .parse(JSON.parse(readFileSync(path.join(web, 'public/manifest.webmanifest'), 'utf8')));
const CODE = 'KITE-4271' as RoomCode;
const html = readFileSync(path.join(web, 'index.html'), 'utf8');

/** The audits of Lighthouse that a file can answer; http.test.ts has those of the headers. */
test.each<[audit: string, holds: () => boolean]>([
  ['doctype', () => html.startsWith('<!doctype html>')],
  ['charset', () => html.slice(0, 1024).includes('<meta charset="utf-8"')],
  ['html-has-lang', () => /<html lang="[a-z]{2}"/.test(html)],
  ['document-title', () => /<title>[^<]+<\/title>/.test(html)],
  ['meta-description', () => /<meta name="description" content="[^"]{50,}"/.test(html)],
  ['viewport', () => /<meta name="viewport" content="width=device-width, initial-scale=1/.test(html)],
  ['meta-viewport: zoom is allowed', () => !/user-scalable|maximum-scale/.test(html)],
  ['themed-omnibox', () => html.includes(`<meta name="theme-color" content="${manifest.theme_color}"`)],
  ['apple-touch-icon', () => html.includes('<link rel="apple-touch-icon"')],
  ['manifest is linked', () => html.includes('<link rel="manifest" href="/manifest.webmanifest"')],
  ['installable-manifest', () => iconOf('192x192', 'any') && iconOf('512x512', 'any')],
  ['maskable-icon', () => iconOf('512x512', 'maskable')],
  [
    'unsized-images',
    () => [...html.matchAll(/<img [^>]*>/g)].every(([img]) => /width="\d+" height="\d+"/.test(img)),
  ],
  ['csp-xss: no inline scripts', () => !/<script(?![^>]* src=)/.test(html)],
])('Lighthouse: %s', (_audit, holds) => {
  expect(holds()).toBe(true);
});

const iconOf = (size: string, purpose: string): boolean =>
  manifest.icons.some((found) => found.sizes === size && (found.purpose ?? 'any') === purpose);

test('every icon and screenshot of the manifest exists in its size', () => {
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const file = readFileSync(path.join(web, 'public', src));
    if (type !== 'image/png') continue;
    expect([src, `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
  const purposes = manifest.icons.map(({ purpose = 'any' }) => purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']));
});

test('the install card has a picture for phones and one for desktops, none of them large', () => {
  expect(new Set(manifest.screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src } of manifest.screenshots)
    expect([src, readFileSync(path.join(web, 'public', src)).length < 250_000]).toEqual([src, true]);
});

test('the page understands every shortcut of the manifest', () => {
  const practice = GAME_IDS.map((game) => `/practice/${game}`);
  for (const { url } of manifest.shortcuts) {
    const { pathname, search } = new URL(url, 'https://play.example.org');
    if (pathname === '/')
      expect([url, homeLaunchTargetOf(search, () => CODE).type]).not.toEqual([url, 'home']);
    else expect(practice).toContain(url);
  }
  expect(manifest.shortcuts).toHaveLength(3);
});

test('an invite link that is shared with the app opens its room', () => {
  const { text, url } = manifest.share_target.params;
  const link = `https://play.example.org/r/${CODE}`;
  for (const name of [text, url])
    expect(homeLaunchTargetOf(`?${new URLSearchParams({ [name]: link })}`, () => null)).toEqual({
      type: 'room',
      code: CODE,
    });
});

test('an on-screen keyboard makes the page smaller instead of covering the chat field', () => {
  expect(html).toMatch(/<meta name="viewport" content="[^"]*interactive-widget=resizes-content/);
});

test('every file that the head of the page names exists', () => {
  const files = [...html.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect([file, existsSync(path.join(web, 'public', file))]).toEqual([file, true]);
});
