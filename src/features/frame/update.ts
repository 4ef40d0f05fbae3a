import { create } from 'zustand';

/** `reload` is there when a new version waits; it takes over only when the user says so. */
export const useUpdate = create<{ reload: (() => void) | null }>(() => ({ reload: null }));
