import { renderFirstFrame } from '@/app/start/first-frame.tsx';

/** Built as one classic script, which the service worker imports to render the first frame. */
Object.assign(globalThis, { drawFirst: renderFirstFrame });
