import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Emit = (file: Rolldown.EmittedAsset) => void;

/** A plugin that has the app's page in hand, with all that Vite has written into it. The service worker is built without one. */
export const afterPage = (
  name: string,
  work: (page: Rolldown.OutputAsset, bundle: Bundle, emit: Emit) => Promise<void>,
): Plugin => ({
  name,
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type === 'asset') await work(page, bundle, (file) => void this.emitFile(file));
    },
  },
});
