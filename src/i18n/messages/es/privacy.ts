import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** These sentences must be true: change them together with any change of where data is stored or sent. */
export const privacy: Translated<typeof english> = {
  'privacy.title': 'Dónde están tus datos',
  'privacy.lead':
    'En pocas palabras: tus mediciones son tuyas. Están en este teléfono, en tu cuenta y con el médico que elijas. No hay publicidad y nadie cuenta lo que tocas.',
  'privacy.table.records': 'Mediciones, perfil, documentos, análisis',
  'privacy.table.checks': 'Revisiones de síntomas que guardó',
  'privacy.table.numbers': 'Números y personas para Emergencia',
  'privacy.table.what': 'Qué',
  'privacy.table.where': 'Dónde',
  'privacy.table.who': 'Quién puede leerlo',
  'privacy.table.long': 'Cuánto tiempo',
  'privacy.table.delete': 'Cómo se borra',
  'privacy.table.caption': 'Cada tipo de datos',
  'privacy.table.where.both': 'Este teléfono, cifrado, y su cuenta',
  'privacy.table.where.phone': 'Solo este teléfono',
  'privacy.table.where.server': 'El servidor',
  'privacy.table.who.doctor': 'Usted y el médico que eligió',
  'privacy.table.who.you': 'Usted',
  'privacy.table.who.members': 'Todos los miembros; su nombre solo si lo muestra',
  'privacy.table.who.operators': 'Quienes gestionan este Maia',
  'privacy.table.long.own': 'Hasta que lo borre',
  'privacy.table.long.logOut': 'Hasta que cierre la sesión',
  'privacy.table.long.clinic': 'El tiempo que fije la clínica',
  'privacy.table.delete.entry': 'Cada entrada por separado, o con la cuenta',
  'privacy.table.delete.account': 'Con la cuenta',
  'privacy.table.delete.forum': 'Con la cuenta se va su nombre; el texto queda',
  'privacy.table.delete.logOut': 'Al cerrar la sesión',
  'privacy.table.delete.ask': 'Pídalo por el formulario de contacto',
  'privacy.phone.title': 'En este teléfono',
  'privacy.phone.text':
    'Lo que anotas se guarda primero aquí. Está sellado: los números, las notas y los nombres solo se pueden leer con una clave que se guarda en este teléfono para tu sesión. Quedan abiertos las horas y los tipos de registros, tu nombre y tu correo electrónico, y los números y las personas que guardaste para Emergencia.',
  'privacy.phone.notes':
    'Las cuentas de movimientos y contracciones, y tu lista de nombres, también están selladas y se quedan solo en este teléfono.',
  'privacy.phone.limit':
    'Quien pueda desbloquear este teléfono mientras tienes la sesión abierta puede abrir Maia. Bloquea el teléfono, y cierra la sesión en uno que compartes.',
  'privacy.leaves.title': 'Qué sale del teléfono, y cuándo',
  'privacy.leaves.readings':
    'Las mediciones y tu perfil: a tu cuenta, por sí solos, siempre que haya conexión. El camino va cifrado.',
  'privacy.leaves.checks':
    'Una revisión de síntomas: solo cuando tocas “Guardar esta revisión”. Una sobre violencia en casa nunca se guarda y nunca se envía.',
  'privacy.leaves.mail':
    'Tu correo electrónico: cuando creas la cuenta y cuando pides un enlace para confirmarlo o para poner una nueva contraseña.',
  'privacy.leaves.hospital':
    'Tu hospital y tu médico: cuando los eliges en tu perfil. Hasta entonces ningún médico ve nada.',
  'privacy.leaves.contact':
    'Un mensaje del formulario de contacto: cuando lo envías, a las personas que manejan esta copia de Maia, con la dirección que das para una respuesta, y con tu cuenta si tienes la sesión iniciada.',
  'privacy.leaves.articles':
    'Qué artículo quieres leer: cuando lo abres. Los que abriste quedan sellados en este teléfono y se borran cuando cierras la sesión.',
  'privacy.leaves.place':
    'Dónde estás: solo cuando lo tocas para eso, y entonces se te muestra a ti y se pone en el mensaje que tú misma envías.',
  'privacy.leaves.nothing': 'Emergencia y las señales de peligro no envían nada.',
  'privacy.sees.title': 'Quién puede verlo',
  'privacy.sees.you': 'Tú, dondequiera que inicies sesión.',
  'privacy.sees.doctor':
    'El médico que elegiste: tu perfil, tus mediciones y sus advertencias, y las revisiones de síntomas que guardaste, hasta que elijas otro o ninguno. Nadie las vigila en vivo.',
  'privacy.sees.operators':
    'Las personas que manejan el servidor de donde viene esta aplicación podrían leer lo que está guardado en tu cuenta; allí no está sellado contra ellas.',
  'privacy.sees.log': 'El servidor anota quién, aparte de ti, abrió tus registros. Lo lees en Cuenta.',
  'privacy.sees.nobody': 'Nadie más: ni anunciantes, ni análisis de uso, ni otras pacientes.',
  'privacy.rid.title': 'Cómo borrarlo',
  'privacy.rid.logOut':
    'Cerrar sesión quita de este teléfono tus registros, tu nombre, tu clave, y los números y las personas que guardaste para Emergencia. El país se queda, para quien necesite su número.',
  'privacy.rid.delete': 'Una medición que eliminas se elimina también en tu cuenta y para tu médico.',
  'privacy.rid.account':
    'En Cuenta puedes llevarte todo en un archivo y eliminar la cuenta con todo lo que contiene. Lo que escribiste en el foro se queda sin tu nombre.',
};
