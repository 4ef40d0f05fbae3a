import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface LowData {
  /** Nothing large is fetched unless it is asked for: pictures and documents wait for a tap. */
  readonly isLow: boolean;
}

/** Chosen on this phone and for it. Before anything is chosen, what the browser was told holds. */
export const useLowData = create<LowData>()(persist(() => ({ isLow: savesData() }), { name: 'maia-low-data' }));

export function chooseLowData(isLow: boolean): void {
  useLowData.setState({ isLow });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
