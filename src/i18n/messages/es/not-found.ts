import type { notFound as english } from '../en/not-found.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const notFound: Translated<typeof english> = {
  'notFound.title': 'Página no encontrada',
  'notFound.text': 'No hay ninguna página en esta dirección. Nada de lo que guardaste se perdió.',
  'notFound.offline': 'Esto necesita conexión',
  'notFound.offline.text':
    'Solo está en el servidor. Nada de lo que guardaste se perdió; ábrelo otra vez cuando haya conexión.',
  'notFound.today': 'Ir a Hoy',
  'notFound.start': 'Ir al inicio',
  'notFound.emergency': 'Números y señales de peligro',
  'failure.title': 'Esta página no se pudo mostrar',
  'failure.text': 'Algo falló en ella. Lo que guardaste está a salvo en este teléfono, y lo que escribiste sigue allí.',
  'failure.again': 'Intentar de nuevo',
  'failure.reload': 'Recargar la página',
  'configuration.title': 'Maia no puede iniciar',
  'configuration.text': 'Quien instaló esta aplicación no indicó dónde están sus datos. Faltan estos ajustes:',
  'configuration.emergency': 'En una emergencia, llama al número de emergencias de tu zona.',
};
