/** Deleting a hospital, and moving its people. */
export const clinicHospital = {
  'hospital.delete': 'Delete',
  'hospital.delete.title': 'Delete {name}',
  'hospital.delete.now': 'Delete for good',
  'hospital.delete.free':
    'No doctor, no patient and no roster refers to this hospital. Patients cannot choose it any more when it is deleted.',
  'hospital.delete.used': 'This hospital cannot be deleted while it is in use:',
  'hospital.delete.doctors': '{count, plural, one {# doctor} other {# doctors}}',
  'hospital.delete.patients': '{count, plural, one {# patient} other {# patients}}',
  'hospital.delete.shifts': 'its on-call roster, with {count, plural, one {# entry} other {# entries}}',
  'hospital.delete.roster': 'Empty the roster',
  'hospital.move.to': 'Move doctors and patients to',
  'hospital.move.hint':
    'Patients keep their doctor and their consent. Their phones then call the number of the new hospital, and they read in “Who looked at your data” who moved them.',
  'hospital.move.now': 'Move them',
  'hospital.move.nowhere': 'Add another hospital first, then they can be moved.',
  'hospital.move.done':
    '{count, plural, =0 {No one was moved.} one {# person was moved.} other {# people were moved.}}',
} as const;
