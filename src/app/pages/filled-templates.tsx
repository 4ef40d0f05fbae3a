import { patientStageOf } from '@/features/doctor/triage/patient-standing.ts';
import { patientVisitsQuery, profileQuery } from '@/features/doctor/queries/patient-queries.ts';
import { useViewQuery } from '@/features/doctor/queries/use-view-query.ts';
import { TemplateSheet, type TemplateChoice } from '@/features/doctor-chat/templates/template-sheet.tsx';
import { templateValues } from '@/features/doctor-chat/templates/template-values.ts';
import { formattingLocale } from '@/i18n/formats/formatting-locale.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { useSession } from '@/sync/session/session.ts';
import { useNow } from '@/ui/hooks/use-now.ts';

/** The templates of the clinic, filled with what the doctor's pages know about a patient. */
export function FilledTemplates({ userId, ...choice }: TemplateChoice & { userId: string }) {
  const doctor = useSession((session) => session.user);
  const doctorId = doctor?.id ?? '';
  const now = useNow(60_000);
  const patient = useViewQuery(doctorId, profileQuery(doctorId, userId));
  const visits = useViewQuery(doctorId, patientVisitsQuery(doctorId, userId));
  const facts = {
    patientName: patient?.name ?? '',
    doctorName: doctor?.name ?? '',
    dating: patient ? patientStageOf(patient, now).dating : null,
    visits: visits ?? [],
  };
  const localeOf = (language: string) => formattingLocale(language, navigator.languages, deviceTimeZone);
  return <TemplateSheet {...choice} valuesIn={(language) => templateValues(facts, localeOf(language), now)} />;
}
