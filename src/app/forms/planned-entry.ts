import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What another page knows of a visit, a medicine or a document before its form opens. She completes and saves it herself. */
export type PlannedEntry =
  | { readonly form: 'visit'; readonly kind: string; readonly date: string; readonly question?: string }
  | { readonly form: 'reminder'; readonly medicine: string }
  | { readonly form: 'document' };

export type PlannedVisit = Extract<PlannedEntry, { form: 'visit' }>;
export type PlannedMedicine = Extract<PlannedEntry, { form: 'reminder' }>;

const pageOf = { visit: '/appointment', reminder: '/reminders', document: '/medicaldocs' } as const;

/** Link properties that open the form of `entry`, filled in. */
export const linkToForm = (entry: PlannedEntry) => ({
  to: pageOf[entry.form],
  state: { planned: entry },
});

/** Opens the planned entry of the history entry, once. */
export function usePlannedEntry<Form extends PlannedEntry['form']>(
  form: Form,
  open: (entry: Extract<PlannedEntry, { form: Form }>) => void,
): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const planned = (state as { planned?: PlannedEntry } | null)?.planned;
  useEffect(() => {
    if (planned?.form !== form) return;
    open(planned as Extract<PlannedEntry, { form: Form }>);
    // Without the state, so that a reload or the back button shows the page and not the form again.
    void navigate(pathname, { replace: true, state: null });
  }, [planned, form, navigate, open, pathname]);
}
