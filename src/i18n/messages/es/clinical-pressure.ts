import type { clinicalPressure as english } from '../en/clinical-pressure.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Blood pressure. */
export const clinicalPressure: Translated<typeof english> = {
  'clinical.bp.measureAgain': 'Medir otra vez',

  'clinical.bp.severe':
    'Esta medición está en el rango grave (arriba 160 o más, o abajo 110 o más). En el embarazo y después del parto, esto necesita ayuda médica ahora. Llama a tu maternidad o al {emergencyNumber}. Siéntate, descansa, mide otra vez. No esperes la segunda medición si tienes dolor de cabeza, cambios en la vista, dolor debajo de las costillas, dolor en el pecho, dificultad para respirar o te sientes muy mal. No manejes tú. No tomes pastillas de más, a menos que un profesional de salud te lo indique.',
  'clinical.bp.severeWithSymptom':
    'Una medición en el rango grave junto con cómo te sientes es una emergencia. Llama ahora al {emergencyNumber} y di: “{stage, select, pregnant {Estoy embarazada de {weeks, plural, one {# semana} other {# semanas}}} postpartum {Di a luz {days, plural, =0 {hoy} one {hace # día} other {hace # días}}} ended {Estuve embarazada hasta hace poco} other {Estoy embarazada o di a luz hace poco}} y mi presión es {systolic}/{diastolic}.” No manejes tú.',
  'clinical.bp.severeTwice':
    'Dos mediciones graves. Esto es una emergencia. Llama ahora al {emergencyNumber} y di: “{stage, select, pregnant {Estoy embarazada de {weeks, plural, one {# semana} other {# semanas}}} postpartum {Di a luz {days, plural, =0 {hoy} one {hace # día} other {hace # días}}} ended {Estuve embarazada hasta hace poco} other {Estoy embarazada o di a luz hace poco}} y mi presión es {systolic}/{diastolic}.” No manejes tú.',
  'clinical.bp.severeNoRepeat':
    'Una medición grave y ninguna segunda después de 15 minutos: trata esto como una emergencia. Llama ahora al {emergencyNumber} y di: “{stage, select, pregnant {Estoy embarazada de {weeks, plural, one {# semana} other {# semanas}}} postpartum {Di a luz {days, plural, =0 {hoy} one {hace # día} other {hace # días}}} ended {Estuve embarazada hasta hace poco} other {Estoy embarazada o di a luz hace poco}} y mi presión es {systolic}/{diastolic}.” No manejes tú.',
  'clinical.bp.severeThenHigh':
    'La primera medición estuvo en el rango grave y la siguiente sigue alta. Llama ahora a tu maternidad. Si nadie contesta en 15 minutos, ve al hospital o llama al {emergencyNumber}.',
  'clinical.bp.severeThenLower':
    'La segunda medición es más baja, pero por una sola medición grave igual hay que llamar hoy. Llama a tu partera o a tu médico. Mide otra vez después de 1 hora y después de 4 horas.',
  'clinical.bp.high': 'Esta medición es alta para el embarazo. Descansa 10-15 minutos y mide otra vez.',
  'clinical.bp.highWithSymptom':
    'Una medición alta junto con cómo te sientes puede ser señal de un problema grave y hay que revisarlo ahora. Llama ahora a tu maternidad. Si nadie contesta en 15 minutos, ve al hospital o llama al {emergencyNumber}.',
  'clinical.bp.highTwice150':
    'Las dos mediciones son altas, con 150 o más en el número de arriba, o 100 o más en el de abajo. Llama ahora a tu maternidad. Si nadie contesta en 15 minutos, ve al hospital o llama al {emergencyNumber}.',
  'clinical.bp.highTwice':
    'Las dos mediciones son altas. Llama hoy a tu partera o a tu médico. Llama ahora si tienes un dolor de cabeza fuerte, cambios en la vista, dolor debajo de las costillas, hinchazón repentina, dificultad para respirar o si tu bebé se mueve menos.',
  'clinical.bp.highNoRepeat':
    'Esta medición es alta y no hay una segunda, así que cuenta. Llama hoy a tu partera o a tu médico. Llama ahora si tienes un dolor de cabeza fuerte, cambios en la vista, dolor debajo de las costillas, hinchazón repentina, dificultad para respirar o si tu bebé se mueve menos.',
  'clinical.bp.highThenLower':
    'La segunda medición está por debajo de 140/90. Mide otra vez después de 4 horas o más, y mañana.',
  'clinical.bp.persistent':
    'Has tenido mediciones altas con más de 4 horas entre una y otra. Tu equipo de salud debe revisarlo hoy.',
  'clinical.bp.stillHigh':
    'Las mediciones siguen altas 12 semanas o más después del parto. Llama hoy a tu partera o a tu médico y pregunta por el seguimiento.',
  'clinical.bp.ownLevel':
    'Esto está en el nivel que tu médico fijó para ti o por encima. Llama hoy a tu partera o a tu médico. Llama ahora si tienes un dolor de cabeza fuerte, cambios en la vista, dolor debajo de las costillas, hinchazón repentina, dificultad para respirar o si tu bebé se mueve menos.',
  'clinical.bp.watch':
    'Esta medición está un poco elevada. Mide otra vez hoy y una vez al día durante 3 días. Menciónalo en tu próxima cita.',
  'clinical.bp.veryLow':
    'Esta medición es muy baja. Siéntate o acuéstate de lado y mide otra vez en 5 minutos. Llama ahora si te desmayas, sangras, tienes fiebre, dolor en el pecho o dificultad para respirar.',
  'clinical.bp.veryLowTwice':
    'Dos mediciones muy bajas. Llama ahora a tu maternidad. Si nadie contesta en 15 minutos, ve al hospital o llama al {emergencyNumber}.',
  'clinical.bp.low':
    'Las mediciones bajas son comunes en el embarazo y muchas veces no hacen daño. Siéntate o acuéstate de lado, bebe agua, levántate despacio. Llama ahora si te desmayas, sangras, tienes fiebre, dolor en el pecho o dificultad para respirar.',
  'clinical.bp.lowWithSymptom':
    'Una medición baja junto con cómo te sientes hay que revisarla ahora. Llama ahora a tu maternidad. Si nadie contesta en 15 minutos, ve al hospital o llama al {emergencyNumber}.',
  'clinical.bp.expected': 'En el rango habitual. Esto no reemplaza tus controles.',

  'clinical.bp.trend.threeDays':
    'Tus mediciones han estado elevadas tres días seguidos. Llama hoy a tu partera o a tu médico.',
  'clinical.bp.trend.onMedicine':
    'Tomas medicamento para la presión y esta medición es baja, o te sientes mareada. Llama hoy a tu partera o a tu médico. No dejes ni cambies un medicamento por tu cuenta.',
  'clinical.bp.trend.rise':
    'Esto es claramente más alto que tus mediciones de antes de las 20 semanas. Menciónalo en tu próxima cita.',

  'clinical.bp.howTo.before':
    'Vacía la vejiga. Nada de cafeína, tabaco, comida ni ejercicio en los últimos 30 minutos.',
  'clinical.bp.howTo.sit': 'Siéntate 3-5 minutos: espalda apoyada, pies planos en el suelo, piernas sin cruzar.',
  'clinical.bp.howTo.arm':
    'Brazo descubierto, brazalete del tamaño correcto, brazo apoyado a la altura del corazón. No uses aparatos de muñeca ni de dedo.',
  'clinical.bp.howTo.quiet': 'No hables mientras mide.',
  'clinical.bp.howTo.twice': 'Haz dos mediciones con 1 minuto entre ellas y anota las dos.',
  'clinical.bp.howTo.same': 'Usa el mismo brazo y la misma hora del día, y un aparato validado para el embarazo.',
};
