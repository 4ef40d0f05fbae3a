import type { files as english } from '../en/files.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Adding, sending and opening files: documents, lab reports, photos. */
export const files: Translated<typeof english> = {
  'files.refused.empty': '{name} está vacío: tiene 0 bytes. Elige otro archivo.',
  'files.refused.tooLarge': '{name} es demasiado grande. Un archivo puede tener como máximo {limit} MB.',
  'files.refused.belied':
    '{name} no es lo que dice su nombre, por eso no se acepta. Guárdalo otra vez con su tipo verdadero.',
  'files.refused.active':
    '{name} puede ejecutar un programa o lleva otro archivo dentro, por eso no se acepta. Fotografía las páginas o imprímelo como un PDF nuevo.',
  'files.refused.notHere': '{name} no es un tipo de archivo que vaya aquí.',
  'files.refused.svg': '{name} es un dibujo SVG, que puede llevar un programa. Toma una foto o guárdalo como PDF.',
  'files.refused.html': '{name} es una página web, que puede llevar un programa. Guárdala como PDF.',
  'files.refused.archive':
    '{name} es un archivo comprimido o de oficina. Saca lo que tiene dentro, o guárdalo como PDF, y agrega eso.',
  'files.refused.unknown': '{name} no es una foto ni un PDF. Se aceptan fotos (JPEG, PNG, WebP, HEIC) y PDF.',
  'files.unreadable': '{name} no se pudo leer como imagen en este teléfono.',
  'files.waiting': 'Pendiente de enviar',
  'files.partly': 'Pendiente, {share} enviado',
  'files.sending': 'Enviando, {share}',
  'files.stored': 'El archivo está enviado, su registro sigue',
  'files.refused': 'No se aceptó',
  'profile.photo.title': 'Tu foto',
  'profile.photo.choose': 'Elegir una foto',
  'profile.photo.change': 'Cambiar la foto',
  'profile.photo.remove': 'Quitar la foto',
  'profile.photo.owner': 'Solo tú la ves.',
  'profile.photo.refused': 'El servidor no aceptó esta foto.',
  'profile.photo.retry': 'Enviarla otra vez',
  'profile.photo.failed': 'No se pudo guardar la foto. Inténtalo de nuevo.',
  'profile.photo.failed.refused':
    'La foto no se guardó: este navegador no deja que Maia guarde nada, y volver a intentarlo no ayuda. Abre Maia en una ventana normal o permite los datos de sitios en los ajustes del navegador.',
  'profile.photo.failed.damaged':
    'La foto no se guardó: la copia de este teléfono no se puede abrir, y volver a intentarlo no ayuda. Abre “Tus datos en este teléfono”.',
  'files.refused.why': 'Ver por qué',
};
