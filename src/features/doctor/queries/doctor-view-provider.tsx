import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Loading } from '@/ui/feedback/loading.tsx';
import type { ConnectionState } from '@/app/network/connection-watch.ts';
import { openDoctorView, openedDoctorView, type DoctorView } from './doctor-view.ts';

const ViewContext = createContext<DoctorView | null>(null);

/** Provides the doctor's query cache to the pages below, restored from the last visit. */
export function DoctorViewProvider({ doctorId, children }: { doctorId: string; children: ReactNode }) {
  const [view, setView] = useState(() => openedDoctorView(doctorId));
  useEffect(() => {
    let isCurrent = true;
    void openDoctorView(doctorId).then((opened) => isCurrent && setView(opened));
    return () => {
      isCurrent = false;
    };
  }, [doctorId]);
  if (view?.doctorId !== doctorId) return <Loading />;
  return (
    <ViewContext value={view}>
      <QueryClientProvider client={view.client}>{children}</QueryClientProvider>
    </ViewContext>
  );
}

/** The doctor view of the nearest provider; null outside of one. */
export const useDoctorView = (): DoctorView | null => use(ViewContext);

const never = () => () => undefined;

/** The state of the realtime connection. */
export function useConnectionState(): ConnectionState {
  const contact = use(ViewContext)?.contact;
  return useSyncExternalStore(contact?.onChange ?? never, () => contact?.now() ?? 'unknown');
}
