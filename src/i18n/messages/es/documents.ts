import type { documents as english } from '../en/documents.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Medical documents: the list, adding one, viewing one. */
export const documents: Translated<typeof english> = {
  'documents.title': 'Documentos',
  'documents.add': 'Agregar un documento',
  'documents.empty.title': 'Aún no hay documentos',
  'documents.empty':
    'Fotografía una carta, una ecografía o una receta, o elige un PDF. Se guarda enseguida en este teléfono y se envía solo; el médico que elegiste puede leerlo entonces.',
  'documents.new': 'Nuevo documento',
  'documents.new.lead': 'Las fotos se hacen más pequeñas y se quita el lugar donde se tomaron.',
  'documents.camera': 'Tomar una foto',
  'documents.choose': 'Elegir archivos',
  'documents.pages': '{count, plural, one {1 página} other {# páginas se convierten en un PDF}}',
  'documents.page': 'Página {number}',
  'documents.page.remove': 'Quitar la página {number}',
  'documents.file.remove': 'Quitar {name}',
  'documents.preparing': 'Preparando las fotos',
  'documents.mixed': 'Un documento es un solo archivo o varias fotos. Agrega {name} como documento aparte.',
  'documents.refused':
    'Aún no se guardó: un archivo no se pudo añadir, mira arriba. Guarda de nuevo sin él o elige otro.',
  'documents.none': 'Primero toma una foto o elige un archivo.',
  'documents.category': 'Qué es',
  'documents.category.scan': 'Ecografía',
  'documents.category.lab': 'Informe de laboratorio',
  'documents.category.discharge': 'Informe de alta',
  'documents.category.prescription': 'Receta',
  'documents.category.insurance': 'Seguro',
  'documents.category.other': 'Otro',
  'documents.date': 'Fecha del documento',
  'documents.description': 'Descripción',
  'documents.description.hint': 'Unas palabras para encontrarlo otra vez.',
  'documents.photoName': 'Foto {date}',
  'documents.added': 'Agregado el {date}',
  'documents.openPdf': 'Abrir el PDF',
  'documents.pdf.page': 'Página {page, number} de {pages, number}',
  'documents.pdf.opening': 'Abriendo las páginas',
  'documents.pdf.unreadable':
    'Este PDF no se puede mostrar aquí: está dañado o tiene contraseña. Prueba con «Abrir el PDF».',
  'documents.pdf.notLoaded':
    'La parte que muestra las páginas de un PDF aún no está en este teléfono. Llega cuando hay red. Prueba con «Abrir el PDF».',
  'documents.pdf.before': 'Página anterior',
  'documents.pdf.next': 'Página siguiente',
  'documents.share': 'Compartir',
  'documents.download': 'Descargar',
  'documents.keep': 'Guardar sin conexión',
  'documents.kept': 'En este teléfono',
  'documents.fetching': 'Trayendo el archivo',
  'documents.notHere': 'Este archivo no está en este teléfono. Se abre cuando hay conexión.',
  'documents.gone': 'Falta el archivo de este documento. Vuelve si alguno de tus teléfonos aún lo tiene.',
  'documents.noPicture': 'Este navegador no puede mostrar este tipo de imagen. Compártela o descárgala.',
  'documents.delete': 'Eliminar',
  'documents.delete.ask': '¿Eliminar este documento y su archivo, aquí y en el servidor? No se puede recuperar.',
  'documents.delete.no': 'Conservarlo',
  'documents.notKept':
    'El archivo no se pudo guardar en este teléfono: la memoria del teléfono no respondió. Inténtalo de nuevo, o compártelo o descárgalo.',
};
