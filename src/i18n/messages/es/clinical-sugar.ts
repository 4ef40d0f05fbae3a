import type { clinicalSugar as english } from '../en/clinical-sugar.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Blood sugar. */
export const clinicalSugar: Translated<typeof english> = {
  'clinical.sugar.lowEmergency':
    'Está bajo, y con estas señales es una emergencia. Llama ahora al {emergencyNumber}. No des comida ni bebida si no está del todo despierta.',
  'clinical.sugar.low':
    'Está bajo. Si puedes tragar sin peligro, toma ahora azúcar rápida (por ejemplo tabletas de glucosa, jugo o un refresco normal), mide otra vez después de 15 minutos y luego come algo que dure más. Si sigue bajo, o te sientes adormilada o confundida, llama al {emergencyNumber}. Avisa hoy a tu equipo de salud.',
  'clinical.sugar.lowAgain':
    'Está bajo. Si puedes tragar sin peligro, toma ahora azúcar rápida (por ejemplo tabletas de glucosa, jugo o un refresco normal), mide otra vez después de 15 minutos y luego come algo que dure más. Llama hoy a tu equipo de salud: ya estuvo bajo antes, o usas insulina o pastillas. Si sigue bajo, o te sientes adormilada o confundida, llama al {emergencyNumber}.',
  'clinical.sugar.zero': '0 no es una medición real. Si tu glucómetro muestra LO, trátalo como muy bajo.',
  'clinical.sugar.veryHighEmergency':
    'Está muy alto, y con estas señales es una emergencia. Llama ahora al {emergencyNumber}. No manejes tú.',
  'clinical.sugar.veryHigh':
    'Está muy alto. Llama ahora a tu maternidad o a tu equipo de diabetes. Si nadie contesta en 15 minutos, ve al hospital o llama al {emergencyNumber}. Llama al {emergencyNumber} si vomitas, te adormilas o respiras rápido.',
  'clinical.sugar.vomiting':
    'Con diabetes, los vómitos hay que revisarlos ahora, sea cual sea el nivel. Llama ahora a tu maternidad o a tu equipo de diabetes. Si nadie contesta en 15 minutos, ve al hospital o llama al {emergencyNumber}.',
  'clinical.sugar.highWithSign':
    'Está alto, y junto con lo que nos dijiste hay que revisarlo ahora. Llama ahora a tu maternidad o a tu equipo de diabetes. Si nadie contesta en 15 minutos, ve al hospital o llama al {emergencyNumber}.',
  'clinical.sugar.high':
    'Está alto. Llama hoy a tu equipo de salud. Llama ahora si vomitas, tienes dolor de vientre o fiebre, respiras rápido, tienes mucha sed, tienes cetonas o te sientes mal.',
  'clinical.sugar.patternTreated':
    'Varias mediciones estuvieron por encima de tu meta. Usas insulina o pastillas, así que llama hoy a tu equipo de salud.',
  'clinical.sugar.pattern':
    'Varias mediciones estuvieron por encima de tu meta. Coméntalo esta semana con tu equipo de salud.',
  'clinical.sugar.mention':
    'Hubo mediciones como esta en dos días. Menciónalo en tu próximo control. Un aparato de casa no decide esto; lo decide un análisis de laboratorio.',
  'clinical.sugar.test': 'Un valor de una prueba de glucosa. Tu profesional de salud lo interpreta.',
  'clinical.sugar.testLine':
    '{isAtOrAbove, select, true {En el umbral o por encima del umbral} other {Por debajo del umbral}} que usa {reference}: {threshold} {unit}',
  'clinical.sugar.reference.WHO_75': 'OMS 2013, IADPSG y ADA (75 g)',
  'clinical.sugar.reference.OVERT_75': 'OMS para un valor claramente alto en el embarazo (75 g)',
  'clinical.sugar.reference.NICE_75': 'NICE (75 g)',
  'clinical.sugar.reference.GCT_50': 'ACOG, uno de tres que una clínica puede elegir (50 g)',
  'clinical.sugar.reference.CARPENTER_COUSTAN_100': 'Carpenter-Coustan (100 g), donde cuentan dos valores',
  'clinical.sugar.belowTarget': 'Por debajo del límite inferior de tu meta.',
  'clinical.sugar.aboveTarget': 'Por encima de tu meta.',
  'clinical.sugar.inTarget': 'Dentro de tu meta.',
  'clinical.sugar.noted': 'Guardado. Esto no reemplaza tus controles.',
};
