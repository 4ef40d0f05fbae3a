import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Emit = (file: Rolldown.EmittedAsset) => void;

/** A plugin that changes the app's page after Vite has written its tags. The build of the service worker has no page. */
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
