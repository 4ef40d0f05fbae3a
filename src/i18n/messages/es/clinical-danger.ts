import type { clinicalDanger as english } from '../en/clinical-danger.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Cards about a danger described in a message. */
export const clinicalDanger: Translated<typeof english> = {
  'clinical.danger.today':
    'Lo que escribiste hay que revisarlo. Llama hoy a tu partera o a tu médico. Si empeora, llama ahora.',
  'clinical.danger.selfCare': 'Cuéntaselo a tu partera en tu próxima cita. Llama si empeora o si estás preocupada.',
  'clinical.danger.earlyMovements':
    'Antes de las 16 semanas, la mayoría aún no siente movimientos. Cuéntaselo a tu partera en tu próxima cita. Llama si sangras, tienes dolor o estás preocupada.',
  'clinical.danger.movements':
    'Un bebé que se mueve menos, o de manera distinta, hay que revisarlo ahora. Llama ahora a tu maternidad, de día o de noche. No esperes hasta mañana y no te fíes de un doppler en casa. Si nadie contesta en 15 minutos, ve al hospital o llama al {emergencyNumber}.',
  'clinical.danger.selfHarm':
    'Mereces ayuda ahora mismo, y la hay. Llama ahora al {emergencyNumber} o ve a la sala de emergencias más cercana. Quédate con alguien de confianza y pídele que guarde lejos todo lo que podrías usar para hacerte daño.',
  'clinical.danger.mind':
    'Pensamientos así pueden aparecer con el embarazo y el parto, asustan y se pueden tratar. Llama ahora al {emergencyNumber}. Pide a alguien que se quede contigo y con el bebé, para que nadie esté a solas.',
  'clinical.danger.violence':
    'Nadie tiene derecho a hacerte daño ni a amenazarte. Si estás en peligro ahora, llama al {emergencyNumber}. Llama a tu maternidad cuando sea seguro hablar: pueden ayudarte sin contárselo a nadie. Si alguien puede mirar este teléfono, puedes eliminar el mensaje.',
  'clinical.danger.ifNow.emergency':
    'Si tienes esto ahora, puede ser una emergencia. Llama ahora al {emergencyNumber}.',
  'clinical.danger.ifNow.urgent':
    'Si tienes esto ahora, hay que revisarlo. Llama ahora a tu maternidad, o al {emergencyNumber} si nadie contesta.',
  'clinical.danger.ifNow.today': 'Si tienes esto ahora, llama hoy a tu partera o a tu médico.',
};
