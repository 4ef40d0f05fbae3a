/** A word with its position on a page; y downwards, all lengths in one unit per page. */
export interface PrintedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** 0 to 1: the OCR confidence; 1 for embedded text. */
  readonly confidence: number;
}

export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly PrintedWord[];
  /** Text in the file that is not visible on the page. */
  readonly unseen?: readonly PrintedWord[];
  /** False: something on the page is hidden, and it is unknown which words. */
  readonly isCertain?: boolean;
}

/** A part of a page, in the page's unit. */
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
