import type { clinicHospital as english } from '../en/clinic-hospital.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Deleting a hospital, and moving its people. */
export const clinicHospital: Translated<typeof english> = {
  'hospital.delete': 'Borrar',
  'hospital.delete.title': 'Borrar {name}',
  'hospital.delete.now': 'Borrar para siempre',
  'hospital.delete.free':
    'Ningún médico, paciente ni turno se refiere a este hospital. Cuando se borre, las pacientes ya no podrán elegirlo.',
  'hospital.delete.used': 'Este hospital no se puede borrar mientras se use:',
  'hospital.delete.doctors': '{count, plural, one {# médico} other {# médicos}}',
  'hospital.delete.patients': '{count, plural, one {# paciente} other {# pacientes}}',
  'hospital.delete.shifts': 'sus turnos de guardia, con {count, plural, one {# entrada} other {# entradas}}',
  'hospital.delete.roster': 'Vaciar los turnos',
  'hospital.move.to': 'Pasar médicos y pacientes a',
  'hospital.move.hint':
    'Las pacientes conservan su médico y su consentimiento. Sus teléfonos llamarán al número del nuevo hospital, y leen en «Quién miró tus datos» quién las pasó.',
  'hospital.move.now': 'Pasarlos',
  'hospital.move.nowhere': 'Añade antes otro hospital; después se pueden pasar.',
  'hospital.move.done':
    '{count, plural, =0 {No se pasó a nadie.} one {Se pasó # persona.} other {Se pasaron # personas.}}',
};
