import { lazy, Suspense, type ComponentType } from 'react';
import { useInstallPrompt } from './install-prompt.ts';

/** If the chunk cannot be loaded, the page must still work. */
const InstallPill = lazy<ComponentType>(() => import('./install-pill.tsx').catch(() => ({ default: () => null })));

/** The offer to install the app, a row at the end of each page without tabs. It hides while a page has an alert. */
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
