// Makes the pictures that a browser shows before it installs the app, out of those of the README: node scripts/pictures/make-screenshots.mjs
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const pictures = folder('../../docs/pictures/');
const out = folder('../../public/screenshots/');

/** Small, because a phone fetches them before anybody has decided anything. */
const QUALITY = 60;

mkdirSync(out, { recursive: true });
for (const name of ['dashboard', 'severe', 'doctor']) {
  const { size } = await sharp(`${pictures}${name}-light.png`).webp({ quality: QUALITY }).toFile(`${out}${name}.webp`);
  console.log(`${name}.webp ${Math.round(size / 1000)} kB`);
}
