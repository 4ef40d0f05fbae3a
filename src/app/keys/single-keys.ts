import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SingleKeys {
  /** One key does something. Off for those whose speech input or tremor types letters by itself (WCAG 2.1.4). */
  readonly isOn: boolean;
}

/** A setting of this device. */
export const useSingleKeys = create<SingleKeys>()(
  persist((): SingleKeys => ({ isOn: true }), { name: 'maia-single-keys' }),
);

export function chooseSingleKeys(isOn: boolean): void {
  useSingleKeys.setState({ isOn });
}
