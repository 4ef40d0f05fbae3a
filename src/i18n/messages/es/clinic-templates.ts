import type { clinicTemplates as english } from '../en/clinic-templates.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The texts of the clinic that doctors put into messages. */
export const clinicTemplates: Translated<typeof english> = {
  'templates.title': 'Plantillas de mensajes',
  'templates.text':
    'Los médicos insertan estos textos en un mensaje y pueden cambiarlos antes de enviarlo. El orden de aquí es el de su lista.',
  'templates.none': 'Aún no hay plantillas',
  'templates.none.text':
    'Añade textos que los médicos escriben a menudo, por ejemplo «Mida otra vez» o «Traiga sus papeles».',
  'templates.full': 'Hay {most} plantillas, que es el límite. Borra una para añadir otra.',
  'templates.add': 'Añadir una plantilla',
  'templates.edit': 'Cambiar una plantilla',
  'templates.change': 'Cambiar {name}',
  'templates.up': 'Subir',
  'templates.up.name': 'Subir {name}',
  'templates.down': 'Bajar',
  'templates.down.name': 'Bajar {name}',
  'templates.name': 'Nombre',
  'templates.name.hint': 'Los médicos la encuentran por este nombre. Las pacientes no lo ven.',
  'templates.nameless': 'Una plantilla necesita un nombre.',
  'templates.language': 'Idioma del texto',
  'templates.words': 'Texto',
  'templates.textless': 'Una plantilla necesita un texto.',
  'templates.unknown': 'No se puede rellenar nada en {name}. Usa los botones debajo del texto.',
  'templates.placeholders': 'Añadir un hueco que se rellena',
  'templates.placeholders.text':
    'Estos huecos se rellenan para cada paciente. Lo que no se sabe queda como hueco abierto, y se pregunta al médico antes de enviar un mensaje con un hueco.',
  'templates.placeholder.firstName': 'nombre',
  'templates.placeholder.week': 'semana de embarazo',
  'templates.placeholder.nextVisit': 'próxima visita',
  'templates.placeholder.doctor': 'nombre del médico',
  'templates.delete': 'Borrar la plantilla',
  'templates.delete.now': 'Borrar para siempre',
  'templates.choose': 'Insertar una plantilla',
  'templates.find': 'Buscar por nombre',
  'templates.noneFound': 'Ninguna plantilla tiene este nombre.',
  'templates.gaps':
    '{count, plural, one {El mensaje tiene un hueco abierto} other {El mensaje tiene # huecos abiertos}}',
  'templates.gaps.text': 'La paciente lo leería así:',
  'templates.gaps.fill': 'Rellenar',
  'templates.gaps.send': 'Enviar así',
};
