// Runs before every test file of those that share a page and a process: each begins with an empty page, no focus, and
// every Zustand store in its first state.
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

const resets = vi.hoisted(() => {
  const shared = globalThis as { storeResets?: Set<() => void> };
  return (shared.storeResets ??= new Set());
});

// The way of Zustand's own guide to testing: each store that is created says how to reset it.
vi.mock('zustand', async (importActual) => {
  const actual = await importActual<typeof import('zustand')>();
  const made = (initializer: unknown) => {
    const store = (actual.create as (from: unknown) => ReturnType<typeof actual.create>)(initializer) as unknown as {
      getInitialState: () => unknown;
      setState: (state: unknown, replace: true) => void;
    };
    resets.add(() => store.setState(store.getInitialState(), true));
    return store;
  };
  return { ...actual, create: (initializer?: unknown) => (initializer ? made(initializer) : made) };
});

(document.activeElement as HTMLElement | null)?.blur();
for (const reset of resets) reset();
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
