import type { account as english } from '../en/account.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The account: name and sign-in, access log, data export, and deletion. */
export const account: Translated<typeof english> = {
  'account.title': 'Cuenta',
  'account.detail': 'Acceso, dispositivos, quién miró, exportar, eliminar',
  'account.you': 'Cómo inicias sesión',
  'account.name.change': 'Cambiar tu nombre',
  'account.name.hint': 'Así lo ven tu médico y el foro.',
  'account.email.change': 'Cambiar tu correo electrónico',
  'account.email.new': 'Nuevo correo electrónico',
  'account.email.text': 'Se envía un enlace a la nueva dirección para confirmarla.',
  'account.password.change': 'Cambiar tu contraseña',
  'account.password.now': 'Contraseña que tienes ahora',
  'account.password.new': 'Nueva contraseña',
  'account.password.text': 'Se cierra la sesión en todos los demás dispositivos.',
  'account.save': 'Guardar',
  'account.saved.name': 'El nombre se cambió.',
  'account.saved.email': 'La dirección se cambió. Va en camino un enlace para confirmarla.',
  'account.saved.address': 'Esta es la dirección de tu cuenta.',
  'account.saved.unkept':
    'La cuenta se cambió. Solo el perfil de este teléfono no se pudo escribir. Toca Guardar otra vez para añadirlo ahí.',
  'account.saved.password': 'La contraseña se cambió. Se cerró la sesión en los demás dispositivos.',
  'account.failed': 'El servidor no respondió como debía. Puede que el cambio se haya hecho o no. Inténtalo de nuevo.',
  'account.trouble.password': 'Esta no es la contraseña que tienes ahora.',
  'account.trouble.taken': 'Esta dirección no se puede usar.',
  'account.trouble.weak': 'Esta no se acepta. Elige otra, por favor.',
  'account.trouble.often': 'Se intentó demasiadas veces. Espera una hora e inténtalo de nuevo.',
  'account.trouble.signIn': 'Tu sesión terminó. Inicia sesión otra vez y vuelve a intentarlo.',
  'account.consent': 'Aceptaste las condiciones y el texto sobre privacidad del {version} el {date}.',
  'account.consent.none': 'En este perfil no está anotado cuándo aceptaste las condiciones.',

  'account.sessions': 'Dónde tienes la sesión abierta',
  'account.sessions.here': 'Este dispositivo',
  'account.sessions.device': '{browser} en {system}',
  'account.sessions.unknown': 'Un dispositivo que no dice qué es',
  'account.sessions.seen': 'Último uso: {when}',
  'account.sessions.now': 'En uso ahora',
  'account.sessions.end': 'Cerrar sesión allí',
  'account.sessions.endAll': 'Cerrar sesión en todos los demás',
  'account.sessions.ended':
    '{count, plural, one {Se cerró la sesión en # dispositivo.} other {Se cerró la sesión en # dispositivos.}}',
  'account.sessions.failed': 'No se pudo cargar la lista. Necesita conexión.',
  'account.sessions.loading': 'Preguntando',
  'account.sessions.again': 'Preguntar otra vez',
  'account.sessions.rule': '¿Hay algo aquí que no conoces? Cierra su sesión y cambia tu contraseña.',

  'account.privacy': 'Privacidad',
  'account.looked': 'Quién miró tus datos',
  'account.looked.detail': 'Todas las personas, menos tú, que abrieron tus registros',
  'account.looked.lead':
    'El servidor lo anota por sí mismo. Ningún acceso puede cambiarlo ni borrarlo: ni el tuyo ni el de tu médico.',
  'account.looked.none': 'Nadie más que tú ha mirado tus registros.',
  'account.looked.notKept':
    'El servidor de tu clínica no lleva esta lista. Pregunta en tu clínica quién puede ver tus registros.',
  'account.looked.failed': 'No se pudo cargar la lista. Necesita conexión.',
  'account.looked.what.overview': 'te vio en una lista de pacientes',
  'account.looked.what.live': 'tenía abierta una página que recibía tus cambios',
  'account.looked.what.profiles': 'abrió tu perfil',
  'account.looked.what.blood_pressure': 'presión arterial',
  'account.looked.what.blood_sugar': 'azúcar en sangre',
  'account.looked.what.weight': 'peso corporal',
  'account.looked.what.appointments': 'citas',
  'account.looked.what.medication_reminders': 'medicamentos',
  'account.looked.what.dose_events': 'dosis',
  'account.looked.what.symptom_checks': 'síntomas',
  'account.looked.what.care_notes': 'notas y límites',
  'account.looked.what.medical_documents': 'lista de documentos',
  'account.looked.what.bloodwork_results': 'resultados de laboratorio',
  'account.looked.what.medical-files': 'un documento en sí',
  'account.looked.what.profile-photos': 'tu foto',
  'account.looked.what.other': 'otros registros',
  'account.looked.nobody': 'Alguien cuya cuenta ya no existe',
  'account.looked.rule': 'Una línea vale por un cuarto de hora; por un día, si apareciste dentro de una lista.',

  'account.export': 'Llevarte todo',
  'account.export.text':
    'Un archivo con todo: como JSON para programas, como tablas (CSV) para personas, y tus documentos. Se hace en este teléfono y no está cifrado: guárdalo donde nadie más mire.',
  'account.export.make': 'Crear el archivo',
  'account.export.making': 'Creando el archivo: {percent} %',
  'account.export.name': 'maia-exportacion-{date}.zip',
  'account.export.done':
    '{count, plural, one {El archivo está guardado, con # registro} other {El archivo está guardado, con # registros}} {files, plural, =0 {y ningún documento.} one {y # documento.} other {y # documentos.}}',
  'account.export.missing':
    '{count, plural, one {# documento no está en este teléfono y ahora no se pudo traer. Su nombre está en el archivo.} other {# documentos no están en este teléfono y ahora no se pudieron traer. Sus nombres están en el archivo.}}',
  'account.export.waiting':
    'Tus registros todavía están llegando a este teléfono. El archivo se crea cuando estén todos aquí.',
  'account.export.now': 'Guardar ahora lo que ya está aquí',
  'account.export.unfinished':
    'Puede que no esté todo: este teléfono aún no ha traído todos tus registros. Crea el archivo de nuevo cuando los tenga.',
  'account.export.unreadable':
    '{count, plural, one {# registro no se puede leer en este teléfono y no está en el archivo.} other {# registros no se pueden leer en este teléfono y no están en el archivo.}}',
  'account.export.phoneOnly': 'No había conexión: el archivo tiene lo que hay en este teléfono.',
  'account.export.failed': 'No se pudo crear el archivo. No se cambió nada. Inténtalo de nuevo.',

  'account.erase': 'Eliminar la cuenta',
  'account.erase.open': 'Eliminar la cuenta',
  'account.erase.staff':
    'Las cuentas de la clínica las cierra la clínica, porque los registros de las pacientes las nombran.',
  'account.erase.short': 'Primero ves qué se borra y qué se queda.',
  'account.erase.title': '¿Eliminar la cuenta para siempre?',
  'account.erase.goes': 'Qué se borra, aquí y en tu cuenta',
  'account.erase.goes.records':
    'Todas las mediciones, recordatorios, citas, documentos, resultados de laboratorio, chats y tu perfil.',
  'account.erase.goes.access':
    'El acceso de tu médico, los mensajes entre ustedes y este teléfono como lugar para avisos.',
  'account.erase.goes.signIn': 'Tu acceso en todos los dispositivos. Nadie puede recuperarlo.',
  'account.erase.stays': 'Qué se queda',
  'account.erase.stays.forum': 'Lo que escribiste en el foro, sin tu nombre: dice “Anónimo”.',
  'account.erase.stays.doctor': 'Lo que tu médico imprimió o anotó en otro lugar.',
  'account.erase.stays.backup': 'Las copias de respaldo de la clínica, hasta que caduquen.',
  'account.erase.unsent':
    '{pending, plural, one {# registro está solo en este teléfono y también se borra.} other {# registros están solo en este teléfono y también se borran.}}',
  'account.erase.exportFirst': 'Si quieres conservar algo, cierra esto y primero llévate todo.',
  'account.erase.now': 'Eliminar para siempre',
  'account.erase.stay': 'Conservar la cuenta',
  'account.erase.unknown':
    'No llegó respuesta. Puede que haya ocurrido o no: Maia lo revisa en cuanto haya conexión. Si entonces tu sesión sigue abierta, inténtalo de nuevo.',
};
