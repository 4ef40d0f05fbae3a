import type { support as english } from '../en/support.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Instructions step by step; the text of each card is also its transcript. */
export const support: Translated<typeof english> = {
  'support.title': 'Paso a paso',
  'support.lead': 'Imágenes y palabras, sin conexión. Todavía no hay videos: aquí nada espera uno.',
  'support.step': 'Paso {number} de {of}',
  'support.next': 'Paso siguiente',
  'support.before': 'Paso anterior',
  'support.transcript': 'Todos los pasos como texto',
  'support.print': 'Imprimir',
  'support.pressure': 'Medir la presión arterial',
  'support.add': 'Agregar una medición',
  'support.add.1': 'Toca Agregar, abajo, y elige lo que mediste.',
  'support.add.2': 'Escribe lo que muestra el tensiómetro, el glucómetro o la balanza. La cinta se mueve a la par.',
  'support.add.3': 'Toca Guardar. Queda enseguida a salvo en este teléfono, con o sin conexión.',
  'support.add.4': 'Si una tarjeta te dice que llames, llama. Nadie vigila los números en vivo.',
  'support.movements': 'Conoce los movimientos',
  'support.movements.1': 'Desde las 24 semanas, conoce el patrón propio de tu bebé. No hay un número fijo.',
  'support.movements.2':
    'Menos movimiento, distinto o ninguno: llama enseguida, de día o de noche. No esperes hasta el día siguiente.',
  'support.movements.3': 'No uses un doppler casero para comprobarlo.',
  'support.install': 'Pon Maia en la pantalla de inicio',
  'support.install.1':
    'En Android: toca el botón rosa “Instalar Maia”, o abre el menú del navegador y elige “Instalar aplicación”.',
  'support.install.2': 'En un iPhone: abre esta página en Safari, toca Compartir y luego “Agregar a inicio”.',
  'support.install.3': 'Ábrela una vez desde la pantalla de inicio mientras haya conexión. Después funciona sin ella.',
  'support.backup': 'Guarda una copia, recupérala',
  'support.backup.1':
    'Abre Más, luego “Tus datos en este teléfono”, y guarda un archivo cifrado con una frase de contraseña tuya.',
  'support.backup.2': 'Guarda el archivo en otro lugar que no sea este teléfono, y la frase de contraseña aparte.',
  'support.backup.3':
    'Para recuperarla, inicia sesión otra vez, aquí o en otro lugar, abre la misma página y elige el archivo.',
  'support.emergency': 'Prepárate para una emergencia',
  'support.emergency.1': 'Abre Emergencia y comprueba que el país sea correcto.',
  'support.emergency.2': 'Escribe el número de tu maternidad y dos personas tuyas.',
  'support.emergency.3': 'Muestra la tarjeta de emergencia, imprímela y llévala contigo.',
  'support.more': '¿Sigues con dudas?',
  'support.contact': 'Escríbenos',
};
