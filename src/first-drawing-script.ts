import { drawFirst } from '@/first-drawing.tsx';

/** The first drawing as one classic script, which the service worker takes in. */
Object.assign(globalThis, { drawFirst });
