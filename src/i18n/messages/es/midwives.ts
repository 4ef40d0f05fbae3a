import type { midwives as english } from '../en/midwives.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The role of midwives, what they read, and the numbers of a cohort. */
export const midwives: Translated<typeof english> = {
  'clinic.role.midwife': 'Matrona o enfermera',
  'clinic.role.midwife.may':
    'Una matrona o enfermera lee los registros de las pacientes de los médicos de un hospital, hasta donde el hospital lo permite.',
  'midwives.units': 'Hospitales de la matrona',
  'midwives.units.wrong': 'Una matrona necesita al menos un hospital. Una persona es médica o matrona, no ambas.',
  'midwives.read': 'Las matronas y enfermeras leen',
  'midwives.read.hint':
    'Se trata de las pacientes de los médicos de este hospital. Un cambio tarda unos momentos en valer para todos los registros. Cada paciente ve quién miró.',
  'midwives.read.nothing': 'Nada',
  'midwives.read.readings': 'Mediciones y mensajes',
  'midwives.read.everything': 'Todo lo que lee un médico; también responden alarmas y escriben notas',
  'midwives.reach.readings':
    'Su clínica abre a las matronas las mediciones, las notas y los mensajes de esta paciente. Las citas, los medicamentos, los valores de laboratorio y los documentos los tiene su médico.',
  'midwives.empty':
    'Todavía no hay pacientes. Aquí ve a las pacientes de los médicos de su hospital, si el hospital abre sus registros a las matronas.',
  'midwives.notYours':
    'Sus registros no están abiertos para usted. El hospital de su médico decide qué leen las matronas.',
  'midwives.messages': 'Mensajes con el médico',
  'midwives.messages.none': 'No hay ningún mensaje.',
  'midwives.messages.patient': 'Paciente',
  'midwives.messages.doctor': 'Médico',
  'midwives.profile.readings':
    'Las matronas y enfermeras de este hospital también leen su perfil, sus mediciones, las notas sobre ellas y los mensajes con su médico.',
  'midwives.profile.everything': 'Las matronas y enfermeras de este hospital también leen lo que lee su médico.',
  'cohort.title': 'Pacientes en números',
  'cohort.link': 'Números',
  'cohort.clinic': 'La atención en números',
  'cohort.clinic.text':
    'Solo se cuenta, para todas las pacientes que tienen médico. Aquí no se nombra a ninguna paciente.',
  'cohort.all': 'Pacientes con médico',
  'cohort.patients': '{count, plural, one {# paciente} other {# pacientes}}',
  'cohort.logs': 'Quién registra',
  'cohort.logging': 'Con una medición en los últimos 7 días',
  'cohort.silent': 'Ninguna medición en 7 días',
  'cohort.excused': 'No se espera medición: nueva esta semana, o el embarazo ha terminado',
  'cohort.cases': 'Alarmas',
  'cohort.open': 'Episodios abiertos',
  'cohort.open.emergency': 'Emergencia',
  'cohort.open.urgent': 'Urgente',
  'cohort.open.lower': 'Menos urgente',
  'cohort.waiting': 'Con una alarma que nadie ha respondido',
  'cohort.answered': 'Alarmas respondidas en 30 días',
  'cohort.answers': 'De la alarma a la respuesta',
  'cohort.answers.none': 'No se respondió ninguna alarma en los últimos 30 días.',
  'cohort.answers.count':
    '{count, plural, one {# alarma respondida} other {# alarmas respondidas}} en los últimos 30 días',
  'cohort.answers.p50': 'La mitad de las alarmas: en',
  'cohort.answers.p90': '9 de cada 10 alarmas: en',
  'cohort.clinic.asOf': 'Cifras del {when}.',
  'cohort.clinic.old': 'El servidor no responde. Estas son las últimas cifras, del {when}.',
};
