import { lazy, Suspense } from 'react';
import { useInstallPrompt } from './install-prompt.ts';

const InstallPill = lazy(() => import('./install-pill.tsx'));

/** The pink pill above the tabs. It steps aside for an alert and wherever it would lie over the way to help. */
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
