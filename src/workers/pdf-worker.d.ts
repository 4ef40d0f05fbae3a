declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  /** The part of pdf.js that parses; where it stands in `globalThis.pdfjsWorker` no second worker is started. */
  export const WorkerMessageHandler: unknown;
}
