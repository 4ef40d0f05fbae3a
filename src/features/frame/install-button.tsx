import { lazy, Suspense, type ComponentType } from 'react';
import { useInstallPrompt } from './install-prompt.ts';

/** An offer that cannot be loaded must not take the page down with it. */
const InstallPill = lazy<ComponentType>(() => import('./install-pill.tsx').catch(() => ({ default: () => null })));

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
