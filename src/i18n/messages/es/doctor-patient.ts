import type { doctorPatient as english } from '../en/doctor-patient.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The page of one patient, for her doctor. */
export const doctorPatient: Translated<typeof english> = {
  'doctor.patient.message': 'Mensaje',
  'doctor.patient.report': 'Informe',

  'doctor.part.readings': 'Mediciones',
  'doctor.part.loading': 'Cargando.',
  'doctor.part.failed': 'No se pudo cargar, así que aquí no se sabe qué hay. Se volverá a intentar.',

  'doctor.labs.title': 'Resultados de laboratorio',
  'doctor.labs.range': 'valor y rango tal como están impresos en cada informe',
  'doctor.labs.failed': 'No se pudieron obtener los resultados de laboratorio.',
  'doctor.labs.none': 'Aún no hay resultados de laboratorio.',
  'doctor.labs.Low': 'por debajo del rango:',
  'doctor.labs.High': 'por encima del rango:',

  'doctor.files.title': 'Documentos',
  'doctor.files.none': 'Aún no hay documentos.',
  'doctor.files.open': 'Abrir',
  'doctor.files.open.name': 'Abrir {name}',
  'doctor.files.again': 'Intentar otra vez',
  'doctor.files.unknown': 'Este tipo de archivo no se muestra aquí. Descárgalo.',
  'doctor.files.away': 'No se pudo cargar el archivo: necesita conexión. Inténtalo de nuevo.',
  'doctor.files.gone':
    'Falta el archivo de este documento. Vuelve si alguno de los teléfonos de la paciente aún lo tiene.',

  'doctor.movements.title': 'Movimientos contados',
  'doctor.contractions.title': 'Contracciones medidas',
  'doctor.timed.detail': 'medido por la paciente',
  'doctor.checks.title': 'Revisiones de síntomas',
  'doctor.checks.detail': 'lo que ella dijo y lo que respondió la revisión',
  'doctor.checks.none': 'Aún no hay revisiones de síntomas.',
  'doctor.checks.weeks': '{weeks, number} semanas',

  'doctor.visits.title': 'Citas',
  'doctor.visits.none': 'Aún no hay citas.',
  'doctor.visits.done': 'hecha',
  'doctor.visits.missed': 'no asistió',
  'doctor.visits.open': 'nada anotado',
  'doctor.visits.planned': 'prevista',
  'doctor.visits.asks': 'Quiere preguntar: {question}',

  'doctor.medicines.title': 'Medicamentos',
  'doctor.medicines.days': 'Medicamentos, {days, number} días',
  'doctor.medicines.none': 'No hay medicamentos anotados.',
  'doctor.medicines.share': '{taken, number} de {due, number}',
  'doctor.medicines.dosesFailed': 'tomas sin cargar',
  'doctor.medicines.noneDue': 'ninguna prevista',
  'doctor.medicines.noTime': 'sin hora: no avisa, no se cuenta',
  'doctor.medicines.asNeeded': 'según necesidad',
  'doctor.medicines.paused': 'en pausa',
  'doctor.dose.taken': 'dosis tomada',
  'doctor.dose.missed': 'omitida',
  'doctor.dose.symptom': 'síntoma anotado',
  'doctor.dose.summary':
    '{due, plural, =0 {No había ninguna dosis prevista} one {Había # dosis prevista} other {Había # dosis previstas}}{due, plural, =0 {.} other {, {taken, plural, one {# tomada} other {# tomadas}}.}}',
  'doctor.symptoms.summary':
    '{count, plural, =0 {No se anotó ningún síntoma.} one {Se anotó un síntoma una vez.} other {Se anotaron síntomas # veces.}}',

  'doctor.notes.title': 'Notas y plan',
  'doctor.notes.none': 'Aún no hay notas.',
  'doctor.notes.label': 'Nueva nota',
  'doctor.notes.hint': 'Ella puede leerla en su teléfono.',
  'doctor.notes.add': 'Agregar nota',
  'doctor.notes.readOnly': 'Ahora solo lectura: no se puede guardar nada. Lo que escribiste se queda aquí.',

  'doctor.limits.title': 'Límites para esta paciente',
  'doctor.limits.none': 'No hay ninguno: valen las reglas generales.',
  'doctor.limits.by': '{name}, {date}: “{reason}”',
  'doctor.limits.change': 'Fijar límites',
  'doctor.limits.hint':
    'Su teléfono responde según estos niveles y dice que los fijaste tú. Las presiones solo pueden ser más estrictas que la regla general (140/90); los niveles de azúcar reemplazan las metas publicadas. Vacía todos los niveles para retirarlos.',
  'doctor.limits.systolicFrom': 'Llamar desde, arriba (mmHg)',
  'doctor.limits.diastolicFrom': 'Llamar desde, abajo (mmHg)',
  'doctor.limits.unit': 'Unidad del azúcar',
  'doctor.limits.otherUnit': 'Ella mide en {unit}: los niveles de azúcar en otra unidad no se comparan con nada.',
  'doctor.limits.fastingBelow': 'En ayunas, menos de',
  'doctor.limits.oneHourBelow': '1 h después de comer, menos de',
  'doctor.limits.twoHoursBelow': '2 h después de comer, menos de',
  'doctor.limits.wrong.whole': 'Arriba 100 a 140, abajo 60 a 90, números enteros.',
  'doctor.limits.wrong.decimal': 'Escribe un número desde {from, number} hasta menos de {below, number} {unit}.',
  'doctor.limits.wrong.unit':
    '{value} parece estar en {fits}. Elige {fits} como unidad de azúcar, o escribe un número desde {from, number} hasta menos de {below, number} {unit}.',
  'doctor.limits.reason': 'Motivo',
  'doctor.limits.reasonMissing': 'Di por qué, para que ella y el siguiente colega lo sepan.',
  'doctor.limits.save': 'Guardar límites',
  'doctor.limits.cancel': 'Cancelar',

  'doctor.sugar.own': 'y los niveles que fijaste tú',
  'doctor.sugar.ownMissing': 'sus niveles propios sin cargar',

  'doctor.flags.profile': 'De su perfil, cambiado el {date}',
  'doctor.flags.fetuses': '{count, plural, =2 {Gemelos} =3 {Trillizos} other {# bebés}}',
  'doctor.flags.diabetes':
    '{kind, select, gestational {Diabetes gestacional} type1 {Diabetes tipo 1} type2 {Diabetes tipo 2} other {Diabetes}}{treated, select, true {, con tratamiento para bajar la glucosa} other {}}',
  'doctor.flags.rhNegative': 'Rh negativo ({group})',
  'doctor.flags.allergies': 'Alergias que ella nombró: {text}',
  'doctor.flags.conditions': 'Enfermedades que ella nombró: {text}',
  'doctor.flags.lab': '{name} {value} {unit}',
  'doctor.flags.labSource': '{test}, {date}. Rango del informe: {range}',
  'doctor.readings.seenBy': 'vista por {name}, {time}',
};
