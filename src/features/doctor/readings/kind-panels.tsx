import { Fragment, type ReactNode } from 'react';
import type { PlannedDose } from '@/clinical/medicines/adherence.ts';
import type { OwnLimits } from '@/clinical/care/care-notes.ts';
import { numberOf, readingKinds, type CompoundKind, type NumberKind } from '@/model/records/reading-kinds.ts';
import { readingsOf, type Reading } from '@/model/records/reading.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { NumberPanel } from './number-panel.tsx';
import { PressurePanel } from './pressure-panel.tsx';
import { SugarPanel } from './sugar-panel.tsx';
import { WeightPanel } from './weight-panel.tsx';

interface KindPanelsProps {
  doctorId: string;
  patient: Patient;
  /** Newest first. */
  readings: readonly Reading[];
  doses: readonly PlannedDose[] | undefined;
  limits: OwnLimits | null;
  /** False where her limits are not known. */
  hasNotes: boolean;
  now: number;
}

/** One panel for each kind of reading. A kind that is one number needs no entry in this table. */
export function KindPanels({ doctorId, patient, readings, doses, limits, hasNotes, now }: KindPanelsProps) {
  const panels: Readonly<Record<CompoundKind, ReactNode> & Partial<Record<NumberKind, ReactNode>>> = {
    bloodPressure: <PressurePanel {...{ doses, limits, now }} readings={readingsOf(readings, 'bloodPressure')} />,
    bloodSugar: <SugarPanel {...{ patient, limits, hasNotes, now }} readings={readingsOf(readings, 'bloodSugar')} />,
    weight: <WeightPanel {...{ doctorId, patient, now }} readings={readingsOf(readings, 'weight')} />,
  };
  return readingKinds.map((kind) => {
    const number = numberOf(kind);
    const given = { kind: kind as NumberKind, readings: readingsOf(readings, kind), now };
    return <Fragment key={kind}>{panels[kind] ?? (number && <NumberPanel {...given} number={number} />)}</Fragment>;
  });
}
