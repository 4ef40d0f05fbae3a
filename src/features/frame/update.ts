import { create } from 'zustand';

/** `reload` is set when a new version is installed; it is activated only when the user calls it. */
export const useUpdate = create<{ reload: (() => void) | null }>(() => ({ reload: null }));
