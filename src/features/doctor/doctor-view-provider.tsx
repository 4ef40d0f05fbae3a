import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Loading } from '@/ui/loading.tsx';
import type { Contact } from '@/contact-watch.ts';
import { openDoctorView, openedDoctorView, type DoctorView } from './doctor-view.ts';

const ViewContext = createContext<DoctorView | null>(null);

/** Gives the pages below the doctor's own cache, with what the last visit left in it. */
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

/** The view that the pages below this provider share. */
export const useDoctorView = (): DoctorView | null => use(ViewContext);

const never = () => () => undefined;

/** Whether a change at the server would ring here. */
export function useContact(): Contact {
  const contact = use(ViewContext)?.contact;
  return useSyncExternalStore(contact?.onChange ?? never, () => contact?.now() ?? 'unknown');
}
