// Draws the PNG icons of the installed app from public/icons/maia.svg, and the neutral ones from plain.svg. Run by hand after a change of a mark: node scripts/pictures/make-icons.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const folder = new URL('../../public/icons/', import.meta.url);
const mark = readFileSync(new URL('maia.svg', folder), 'utf8');

/** A launcher cuts a maskable icon to its own shape: ground to every edge, the mark inside the safe circle of 80 %. */
const maskable = mark.replace(' rx="112"', '').replace('translate(76 103) scale(9)', 'translate(116 137) scale(7)');
const plain = readFileSync(new URL('plain.svg', folder), 'utf8');
const plainMaskable = plain
  .replace(' rx="112"', '')
  .replace('translate(76 76) scale(9)', 'translate(116 116) scale(7)');

const icons = [
  { name: 'maia-192.png', size: 192, svg: mark },
  { name: 'maia-512.png', size: 512, svg: mark },
  { name: 'maia-maskable-512.png', size: 512, svg: maskable },
  { name: 'plain-192.png', size: 192, svg: plain },
  { name: 'plain-512.png', size: 512, svg: plain },
  { name: 'plain-maskable-512.png', size: 512, svg: plainMaskable },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { name, size, svg } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;inline-size:100vw}</style>${svg}`);
    await page.screenshot({ path: fileURLToPath(new URL(name, folder)), omitBackground: true });
    await page.close();
    console.log(name);
  }
} finally {
  await browser.close();
}
