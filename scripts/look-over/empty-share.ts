import type { Page } from '@playwright/test';

/** Cells of the grid over the window: of 40 x 40 px on a desk of 1280 x 800. */
const COLUMNS = 32;
const ROWS = 20;

/**
 * How much of the window has nothing but the ground of the page: cells in which every pixel has the colour of the body, of
 * the header or of the bar at the side.
 * @returns a share from 0 to 1
 */
export async function emptyShare(page: Page): Promise<number> {
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const grounds = await page.evaluate(() =>
    [document.body, document.querySelector('header'), document.querySelector('nav')?.parentElement].flatMap((each) =>
      each ? getComputedStyle(each).backgroundColor : [],
    ),
  );
  // The policy of the app forbids pictures from data, so a blank page counts.
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
      async ({ picture, grounds, columns, rows }) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('This browser has no canvas to count on.');
        const pixelOf = (colour: string) => {
          context.clearRect(0, 0, 1, 1);
          context.fillStyle = colour;
          context.fillRect(0, 0, 1, 1);
          return new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer)[0];
        };
        const pixels = new Set(grounds.map(pixelOf));
        context.drawImage(bitmap, 0, 0);
        let empty = 0;
        for (let row = 0; row < rows; row += 1)
          for (let column = 0; column < columns; column += 1) {
            const [left, top] = [Math.round((column * width) / columns), Math.round((row * height) / rows)];
            const [right, bottom] = [
              Math.round(((column + 1) * width) / columns),
              Math.round(((row + 1) * height) / rows),
            ];
            const { data } = context.getImageData(left, top, right - left, bottom - top);
            const cell = new Uint32Array(data.buffer);
            const first = cell[0];
            if (first !== undefined && pixels.has(first) && cell.every((pixel) => pixel === first)) empty += 1;
          }
        return empty / (columns * rows);
      },
      { picture, grounds, columns: COLUMNS, rows: ROWS },
    );
  } finally {
    await blank.close();
  }
}
