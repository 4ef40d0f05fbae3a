/** The page of one patient, for her doctor. */
export const doctorPatient = {
  'doctor.patient.message': 'Message',
  'doctor.patient.report': 'Report',

  'doctor.part.readings': 'Readings',
  'doctor.part.loading': 'Loading.',
  'doctor.part.failed': 'This could not be loaded, so nobody knows here what there is. It will be tried again.',

  'doctor.labs.title': 'Lab results',
  'doctor.labs.range': 'value and range as printed on each report',
  'doctor.labs.failed': 'Failed to retrieve bloodwork results.',
  'doctor.labs.none': 'No lab results yet.',
  'doctor.labs.Low': 'below the range:',
  'doctor.labs.High': 'above the range:',

  'doctor.files.title': 'Documents',
  'doctor.files.none': 'No documents yet.',
  'doctor.files.open': 'Open',
  'doctor.files.open.name': 'Open {name}',
  'doctor.files.again': 'Try again',
  'doctor.files.unknown': 'This kind of file is not shown here. Download it.',
  'doctor.files.away': 'The file could not be loaded: it needs a connection. Try again.',
  'doctor.files.gone':
    'The file of this document is missing. It comes back when one of the patient’s phones still has it.',

  'doctor.checks.title': 'Symptom checks',
  'doctor.checks.detail': 'what she said, and what the checker answered',
  'doctor.checks.none': 'No symptom checks yet.',
  'doctor.checks.weeks': '{weeks, number} weeks',

  'doctor.visits.title': 'Appointments',
  'doctor.visits.none': 'No appointments yet.',
  'doctor.visits.done': 'done',
  'doctor.visits.missed': 'missed',
  'doctor.visits.open': 'nothing noted',
  'doctor.visits.planned': 'planned',
  'doctor.visits.asks': 'She wants to ask: {question}',

  'doctor.medicines.title': 'Medicines',
  'doctor.medicines.days': 'Medicines, {days, number} days',
  'doctor.medicines.none': 'No medicines noted.',
  'doctor.medicines.share': '{taken, number} of {due, number}',
  'doctor.medicines.dosesFailed': 'doses not loaded',
  'doctor.medicines.noneDue': 'none due',
  'doctor.medicines.noTime': 'no time set: not reminded, not counted',
  'doctor.medicines.asNeeded': 'when needed',
  'doctor.medicines.paused': 'paused',
  'doctor.dose.taken': 'dose taken',
  'doctor.dose.missed': 'missed',
  'doctor.dose.symptom': 'symptom noted',
  'doctor.dose.summary':
    '{due, plural, =0 {No dose was due} one {# dose was due} other {# doses were due}}{due, plural, =0 {.} other {, {taken, number} taken.}}',
  'doctor.symptoms.summary':
    '{count, plural, =0 {No symptom was noted.} one {A symptom was noted once.} other {Symptoms were noted # times.}}',

  'doctor.notes.title': 'Notes and plan',
  'doctor.notes.none': 'No notes yet.',
  'doctor.notes.label': 'New note',
  'doctor.notes.hint': 'She can read it on her phone.',
  'doctor.notes.add': 'Add note',
  'doctor.notes.readOnly': 'Read only now: nothing can be saved. What you typed stays here.',

  'doctor.limits.title': 'Limits for this patient',
  'doctor.limits.none': 'None set: the general rules hold.',
  'doctor.limits.by': '{name}, {date}: “{reason}”',
  'doctor.limits.change': 'Set limits',
  'doctor.limits.hint':
    'Her phone answers by these levels and says that you set them. Pressures can only be stricter than the general rule (140/90); sugar levels take the place of the published targets. Empty all levels to take them back.',
  'doctor.limits.systolicFrom': 'Call from, on top (mmHg)',
  'doctor.limits.diastolicFrom': 'Call from, bottom (mmHg)',
  'doctor.limits.unit': 'Unit of sugar',
  'doctor.limits.otherUnit': 'She measures in {unit}: sugar levels in another unit are compared with nothing.',
  'doctor.limits.fastingBelow': 'Fasting below',
  'doctor.limits.oneHourBelow': '1 h after a meal below',
  'doctor.limits.twoHoursBelow': '2 h after a meal below',
  'doctor.limits.wrong.whole': 'Top 100 to 140, bottom 60 to 90, whole numbers.',
  'doctor.limits.wrong.decimal': 'Write a number from {from, number} to less than {below, number} {unit}.',
  'doctor.limits.wrong.unit':
    '{value} looks like {fits}. Choose {fits} as the unit of sugar, or write a number from {from, number} to less than {below, number} {unit}.',
  'doctor.limits.reason': 'Reason',
  'doctor.limits.reasonMissing': 'Say why, so that she and the next colleague know.',
  'doctor.limits.save': 'Save limits',
  'doctor.limits.cancel': 'Cancel',

  'doctor.sugar.own': 'and the levels you set',
  'doctor.sugar.ownMissing': 'levels set for her not loaded',

  'doctor.flags.profile': 'From her profile, changed {date}',
  'doctor.flags.fetuses': '{count, plural, =2 {Twins} =3 {Triplets} other {# babies}}',
  'doctor.flags.diabetes':
    '{kind, select, gestational {Gestational diabetes} type1 {Type 1 diabetes} type2 {Type 2 diabetes} other {Diabetes}}{treated, select, true {, on glucose-lowering treatment} other {}}',
  'doctor.flags.rhNegative': 'Rh negative ({group})',
  'doctor.flags.allergies': 'Allergies she named: {text}',
  'doctor.flags.conditions': 'Conditions she named: {text}',
  'doctor.flags.lab': '{name} {value} {unit}',
  'doctor.flags.labSource': '{test}, {date}. Range on the report: {range}',
  'doctor.readings.seenBy': 'seen by {name}, {time}',
} as const;
