export const doctor = {
  'doctor.title': 'Patients',
  'doctor.patient.title': 'Patient',
  'doctor.notReady': 'Patients and their readings will be here; it is not ready yet.',
} as const;
