declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  /** The parser of pdf.js. If `globalThis.pdfjsWorker` is set, pdf.js starts no second worker. */
  export const WorkerMessageHandler: unknown;
}
