/** A word where it stands on a page; y grows downwards, lengths are in any one unit for the whole page. */
export interface PrintedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** From 0 to 1: how certain a reader of pictures is; 1 for text that a file itself holds. */
  readonly confidence: number;
}

export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly PrintedWord[];
  /** What a file holds and nobody sees on its page. */
  readonly unseen?: readonly PrintedWord[];
  /** False: something of the page is hidden, and which of its words cannot be said. */
  readonly isCertain?: boolean;
}

/** A part of a page, in the page's own unit. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
