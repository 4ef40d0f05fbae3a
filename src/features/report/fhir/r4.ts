/** As much of FHIR R4 as a report writes; the test holds what comes out against HL7's own schema. */
export interface Coding {
  system?: string;
  code?: string;
  display?: string;
}

export interface CodeableConcept {
  coding?: Coding[];
  text?: string;
}

export interface Reference {
  reference: string;
}

export interface Quantity {
  value?: number;
  comparator?: '<' | '>';
  unit?: string;
  system?: string;
  code?: string;
}

interface Annotation {
  text: string;
}

export interface Patient {
  resourceType: 'Patient';
  name?: { text: string }[];
  telecom?: { system: 'phone' | 'email'; value: string }[];
}

export interface Observation {
  resourceType: 'Observation';
  status: 'final';
  category?: readonly CodeableConcept[];
  code: CodeableConcept;
  subject: Reference;
  effectiveDateTime: string;
  valueQuantity?: Quantity;
  valueCodeableConcept?: CodeableConcept;
  valueString?: string;
  valueDateTime?: string;
  interpretation?: CodeableConcept[];
  note?: Annotation[];
  referenceRange?: { text?: string; low?: Quantity; high?: Quantity }[];
  hasMember?: Reference[];
  component?: { code: CodeableConcept; valueQuantity: Quantity }[];
}

export interface Condition {
  resourceType: 'Condition';
  clinicalStatus: CodeableConcept;
  verificationStatus: CodeableConcept;
  code: CodeableConcept;
  subject: Reference;
}

export interface AllergyIntolerance {
  resourceType: 'AllergyIntolerance';
  clinicalStatus: CodeableConcept;
  verificationStatus: CodeableConcept;
  code: CodeableConcept;
  patient: Reference;
}

export interface MedicationStatement {
  resourceType: 'MedicationStatement';
  status: 'active' | 'stopped';
  medicationCodeableConcept: CodeableConcept;
  subject: Reference;
  dosage: { text: string }[];
  note?: Annotation[];
}

export interface Appointment {
  resourceType: 'Appointment';
  status: 'booked' | 'fulfilled' | 'noshow';
  serviceType: CodeableConcept[];
  start: string;
  end: string;
  participant: { actor: Reference; status: 'accepted' }[];
}

export interface DocumentReference {
  resourceType: 'DocumentReference';
  status: 'current';
  subject: Reference;
  date?: string;
  description?: string;
  content: { attachment: { contentType: string; title: string } }[];
}

export interface DiagnosticReport {
  resourceType: 'DiagnosticReport';
  status: 'final';
  category: CodeableConcept[];
  code: CodeableConcept;
  subject: Reference;
  effectiveDateTime: string;
  result?: Reference[];
}

export interface Narrative {
  status: 'generated';
  div: string;
}

export interface CompositionSection {
  title: string;
  code: CodeableConcept;
  text: Narrative;
  entry?: Reference[];
  emptyReason?: CodeableConcept;
}

export interface Composition {
  resourceType: 'Composition';
  text: Narrative;
  status: 'final';
  type: CodeableConcept;
  subject: Reference;
  date: string;
  author: Reference[];
  title: string;
  section: CompositionSection[];
}

export type FhirResource =
  | Patient
  | Observation
  | Condition
  | AllergyIntolerance
  | MedicationStatement
  | Appointment
  | DocumentReference
  | DiagnosticReport
  | Composition;

export interface BundleEntry {
  fullUrl: string;
  resource: FhirResource;
}

export interface Bundle {
  resourceType: 'Bundle';
  type: 'document';
  identifier: { system: string; value: string };
  timestamp: string;
  entry: BundleEntry[];
}
