import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Look } from './looks.ts';
import type { Role } from './people.ts';
import { pictureOf, pictures } from './visit-route.ts';

const GAP = 12;

async function drawSheet(files: readonly string[], width: number, height: number, columns: number, to: string) {
  const tiles = await Promise.all(
    files.map(async (file, at) => ({
      // The first screens of a long page: its end has a picture of its own.
      input: await sharp(
        await sharp(file).resize({ width }).extend({ bottom: height, background: '#808080' }).toBuffer(),
      )
        .extract({ left: 0, top: 0, width, height })
        .toBuffer(),
      left: GAP + (at % columns) * (width + GAP),
      top: GAP + Math.floor(at / columns) * (height + GAP),
    })),
  );
  const rows = Math.ceil(files.length / columns);
  const size = { width: GAP + columns * (width + GAP), height: GAP + rows * (height + GAP) };
  await sharp({ create: { ...size, channels: 3, background: '#808080' } })
    .composite(tiles)
    .png()
    .toFile(to);
}

/** Several routes side by side on one picture, as many pictures as it takes. */
export async function drawSheets(role: Role, look: Look, routes: readonly string[]): Promise<void> {
  for (const screen of look.screens) {
    const files = routes.map((route) => pictureOf(role, look, screen, route)).filter(existsSync);
    const isPhone = screen.width < 900;
    const [columns, each] = isPhone ? [6, 6] : [3, 6];
    const [width, height] = isPhone ? [300, 1240] : [620, 700];
    for (let at = 0; at < files.length; at += each) {
      const name = `sheet ${role} ${look.name} ${screen.name} ${String(at / each + 1).padStart(2, '0')}.png`;
      await drawSheet(files.slice(at, at + each), width, height, columns, join(pictures, name.replaceAll(' ', '-')));
    }
  }
}
