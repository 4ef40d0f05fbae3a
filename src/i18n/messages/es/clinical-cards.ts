import type { clinicalCards as english } from '../en/clinical-cards.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Texts on every card. */
export const clinicalCards: Translated<typeof english> = {
  'clinical.tier.emergency': 'Emergencia: llama ahora',
  'clinical.tier.urgent': 'Llama ahora a tu maternidad',
  'clinical.tier.today': 'Llama hoy',
  'clinical.tier.selfCare': 'Por lo general se puede cuidar en casa',
  'clinical.yourBody':
    'Tú conoces tu cuerpo. Si sientes que algo anda mal, llama, aunque esta aplicación diga otra cosa.',
  'clinical.notADiagnosis':
    'Nada de lo que anotaste coincide con una señal de alarma urgente. Esto no es un diagnóstico. Si estás preocupada, llama.',
  'clinical.acknowledge': 'Ya llamé, entiendo',
  'clinical.wasChecked':
    'Esta medición tiene más de un día, por eso no se muestra ninguna tarjeta. ¿La revisó tu equipo de salud? Si no, o si te sientes mal, llámalos.',
  'clinical.nextVisit': 'Menciónalo en tu próxima cita.',
  'clinical.thisWeek': 'Coméntalo esta semana con tu equipo de salud.',

  'clinical.symptom.emergency':
    'Esto puede ser una emergencia. Llama ahora al {emergencyNumber}. Di: “{stage, select, pregnant {Estoy embarazada de {weeks, plural, one {# semana} other {# semanas}}} postpartum {Di a luz {days, plural, =0 {hoy} one {hace # día} other {hace # días}}} ended {Estuve embarazada hasta hace poco} other {Estoy embarazada o di a luz hace poco}}”, y lo que sientes. No manejes tú. Quita el seguro de la puerta, quédate con alguien, acuéstate sobre tu lado izquierdo si sientes que te desmayas.',
  'clinical.symptom.urgent':
    'Esto puede ser señal de un problema grave y hay que revisarlo ahora. Llama ahora a tu maternidad o a tu médico. No esperes a tu próxima cita. Si nadie contesta en 15 minutos, ve al hospital más cercano que atienda embarazadas o llama al {emergencyNumber}.',

  'clinical.phone.unknown': '{emergencyNumber} o el número de emergencias de tu zona',
  'clinical.phone.use.mobile': 'desde un celular',
  'clinical.phone.use.ambulance': 'ambulancia',
  'clinical.phone.use.mother_child': 'ambulancia para madres y niños',
  'clinical.phone.use.text': 'por mensaje de texto',
  'clinical.phone.use.police': 'policía',
  'clinical.phone.use.advice': 'línea de consejo',
  'clinical.phone.use.some_regions': 'en algunas regiones',
  'clinical.phone.varies': 'El número cambia según la región. Pregunta a tu equipo de salud cuál usar.',
  'clinical.phone.mustBeChecked': 'Por favor, comprueba si este número sirve donde vives.',

  'clinical.pastDue.plan':
    'Ya pasó tu fecha probable de parto: asegúrate de tener un plan con tu equipo de salud. Sigue atenta a los movimientos.',
  'clinical.pastDue.noContact':
    'Han pasado dos semanas desde tu fecha probable de parto y en los últimos 7 días no hay anotado ningún contacto con tu equipo de salud. Llámalos hoy. Sigue atenta a los movimientos.',
  'clinical.pastDue.answer.born': 'Sí, ya nació',
  'clinical.pastDue.answer.pregnant': 'Sigo embarazada',
  'clinical.pastDue.answer.ended': 'El embarazo terminó',
};
