import type { clinicalWeight as english } from '../en/clinical-weight.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Weight: neutral, without praise or blame. */
export const clinicalWeight: Translated<typeof english> = {
  'clinical.weight.afterBirth':
    'Subir rápido de peso después del parto, con hinchazón o dificultad para respirar, hay que revisarlo ahora. Llama ahora a tu maternidad. Si nadie contesta en 15 minutos, ve al hospital o llama al {emergencyNumber}.',
  'clinical.weight.afterBirthAsk':
    'Tu peso subió rápido después del parto. ¿Tienes hinchazón de la cara o de las manos, o dificultad para respirar?',
  'clinical.weight.gainWithSign':
    'Subir rápido de peso junto con lo que nos dijiste puede ser señal de un problema grave y hay que revisarlo ahora. Llama ahora a tu maternidad. Si nadie contesta en 15 minutos, ve al hospital o llama al {emergencyNumber}.',
  'clinical.weight.gainFast':
    'Tu peso subió 2.3 kg (5 lb) o más en una semana. Llama hoy a tu partera o a tu médico y mide tu presión ahora.',
  'clinical.weight.gain':
    'Tu peso subió 1 kg o más en una semana. Mide tu presión ahora y mira la lista de síntomas. Menciónalo en tu próxima cita.',
  'clinical.weight.lossNoFluids':
    'Bajar de peso y no retener líquidos hay que revisarlo ahora. Llama ahora a tu maternidad. Si nadie contesta en 15 minutos, ve al hospital o llama al {emergencyNumber}.',
  'clinical.weight.loss': 'Has bajado de peso. Llama hoy a tu partera o a tu médico.',
  'clinical.weight.steady': 'Tu peso no ha subido en 4 semanas. Menciónalo en tu próxima cita.',
  'clinical.weight.rate':
    'Tu peso está fuera del rango que muestra tu gráfica, y durante 3 semanas o más cambió a otro ritmo. Menciónalo en tu próxima cita.',
  'clinical.weight.noted': 'Guardado. Esto no reemplaza tus controles.',
  'clinical.weight.earlyPregnancy': 'peso al inicio del embarazo',
  'clinical.weight.band.no_height': 'Agrega tu estatura para ver el rango habitual.',
  'clinical.weight.band.no_weight': 'Agrega tu peso antes del embarazo para ver el rango habitual.',
  'clinical.weight.band.ask_care_team': 'Para esto no hay un rango publicado. Pregunta a tu equipo de salud.',
  'clinical.weight.band.teenagers': 'El rango es para adultas. Adolescentes: pregunten a su equipo de salud.',
};
