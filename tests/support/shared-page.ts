// Runs before every test file of those that share a page and a process: each begins with an empty page and no focus.
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

(document.activeElement as HTMLElement | null)?.blur();
localStorage.clear();
sessionStorage.clear();
document.head.replaceChildren();
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
history.replaceState(null, '', '/');

afterAll(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // A late import that the end of this file breaks off would fail in every later file.
  await vi.dynamicImportSettled();
});
