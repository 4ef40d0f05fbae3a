/** What the picture worker offers to its page, through comlink. */
export interface PictureWorker {
  /**
   * The picture upright, without what the camera wrote into it, no side longer than `longEdge` px, as JPEG.
   * null when this browser cannot read it.
   */
  shrink(picture: Blob, longEdge: number): Promise<Blob | null>;
  /** One PDF with a page for each of these JPEG pictures. */
  toPdf(pictures: readonly Blob[], title: string): Promise<Blob>;
}
