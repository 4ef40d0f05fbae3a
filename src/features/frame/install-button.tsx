import { lazy, Suspense, type ComponentType } from 'react';
import { useInstallPrompt } from './install-prompt.ts';

/** If the chunk cannot be loaded, the page must still work. */
const InstallPill = lazy<ComponentType>(() => import('./install-pill.tsx').catch(() => ({ default: () => null })));

/** The install button above the tabs. It hides where it would cover an alert or a link to help. */
export function InstallButton() {
  const isOffered = useInstallPrompt(({ prompt, isByHand }) => prompt !== null || isByHand);
  return (
    isOffered && (
      <Suspense fallback={null}>
        <InstallPill />
      </Suspense>
    )
  );
}
