import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface LowData {
  /** Pictures and documents are fetched only on a tap. */
  readonly isLow: boolean;
}

/** A setting of this phone. Before the user chooses, the browser's data-saver setting is used. */
export const useLowData = create<LowData>()(persist(() => ({ isLow: savesData() }), { name: 'maia-low-data' }));

export function chooseLowData(isLow: boolean): void {
  useLowData.setState({ isLow });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
