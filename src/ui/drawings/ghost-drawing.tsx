import { lazy, Suspense, type ComponentType } from 'react';

export type GhostName = 'readings' | 'visits' | 'medicines' | 'labs' | 'documents' | 'messages' | 'topics';

// Without its file, as on a first visit without a network, the words of the empty state stand alone.
const Ghost = lazy<ComponentType<{ name: GhostName }>>(() =>
  import('./ghosts.tsx').catch(() => ({ default: () => null })),
);

/** The ghost of a filled screen, in a file of its own. */
export const GhostDrawing = ({ name }: { name: GhostName }) => (
  <Suspense>
    <Ghost name={name} />
  </Suspense>
);
