type Draw = (page: number, longEdge: number) => Promise<Blob | null>;

/** Longer side of a drawn page in px: small print stays readable on a phone with two pixels for each CSS px. */
const SCREEN_EDGE = 1400;
/** The same for the page that is enlarged. One such page has about 22 MB of pixels while it is drawn. */
const SHARP_EDGE = 2800;

/**
 * The drawn pages of a document: the one that is shown and its neighbours, as JPEG. Pages are drawn one after the other,
 * and a page that was left before its turn is not drawn, so that forty pages that are turned quickly cost a few.
 */
export class PageCache {
  readonly #draw: Draw;
  readonly #count: number;
  #current = 0;
  #pages = new Map<number, Promise<Blob | null>>();
  #sharp: { readonly page: number; readonly picture: Promise<Blob | null> } | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(count: number, draw: Draw) {
    this.#count = count;
    this.#draw = draw;
  }

  /** The page that is shown now (from 0); null when it cannot be drawn, or was left before. */
  show(page: number): Promise<Blob | null> {
    this.#current = page;
    for (const held of this.#pages.keys()) if (!this.#isNear(held)) this.#pages.delete(held);
    if (this.#sharp && this.#sharp.page !== page) this.#sharp = undefined;
    const picture = this.#page(page);
    void picture.then(() => {
      if (this.#current !== page) return;
      for (const next of [page + 1, page - 1]) if (next >= 0 && next < this.#count) void this.#page(next);
    });
    return picture;
  }

  /** The shown page with four times as many pixels. */
  showSharp(page: number): Promise<Blob | null> {
    if (this.#sharp?.page !== page) this.#sharp = { page, picture: this.#inTurn(page, SHARP_EDGE) };
    return this.#sharp.picture;
  }

  #isNear = (page: number): boolean => Math.abs(page - this.#current) <= 1;

  #page(page: number): Promise<Blob | null> {
    const held = this.#pages.get(page);
    if (held) return held;
    const picture = this.#inTurn(page, SCREEN_EDGE);
    this.#pages.set(page, picture);
    return picture;
  }

  #inTurn(page: number, longEdge: number): Promise<Blob | null> {
    const picture = this.#queue.then(() => (this.#isNear(page) ? this.#draw(page, longEdge) : null));
    this.#queue = picture.catch(() => undefined);
    return picture.catch(() => null);
  }
}
