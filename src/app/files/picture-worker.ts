/** The interface of the picture worker, called through comlink. */
export interface PictureWorker {
  /**
   * The picture rotated upright and without EXIF data, as JPEG, no side longer than `longEdge` px.
   * null when this browser cannot decode it.
   */
  shrink(picture: Blob, longEdge: number): Promise<Blob | null>;
  /** Whether the PDF can run a program, has a file inside, or cannot be examined. */
  isActivePdf(pdf: Blob): Promise<boolean>;
  /** One PDF with a page per JPEG picture. */
  toPdf(pictures: readonly Blob[], title: string): Promise<Blob>;
}
