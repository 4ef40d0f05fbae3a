import type { auth as english } from '../en/auth.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The error texts are those of the spec. */
export const auth: Translated<typeof english> = {
  'auth.email': 'Correo electrónico',
  'auth.password': 'Contraseña',
  'auth.name': 'Nombre',
  'auth.show': 'Mostrar',
  'auth.hide': 'Ocultar',
  'auth.passwordRule': 'Al menos 8 caracteres.',
  'auth.passwordHint': 'Al menos 8 caracteres. Lo mejor son cuatro palabras que nadie juntaría.',
  'auth.passwordRule.staff': 'Al menos 12 caracteres.',
  'auth.passwordHint.staff':
    'Al menos 12 caracteres, y no tu nombre ni tu dirección. Lo mejor son cuatro palabras que nadie juntaría.',
  'auth.passwordPersonal': 'Es sobre todo tu nombre o tu dirección. Elige otra.',
  'auth.passwordCommon': 'Esta es de las primeras que se adivinan. Elige otra, por ejemplo cuatro palabras tuyas.',
  'auth.needsNetwork':
    'Este paso necesita conexión la primera vez en este teléfono. Lo que escribiste se queda aquí; inténtalo de nuevo cuando haya señal.',
  'auth.emailAndPassword': 'Se necesitan el correo y la contraseña.',
  'auth.emailForm': 'Esto no está escrito como un correo electrónico.',
  'auth.nameMissing': 'Di cómo quieres que te llamemos, por favor.',
  'auth.loginFailed': 'No se pudo iniciar sesión. Revisa tus datos, por favor.',
  'auth.loginNoUser': 'Se inició la sesión, pero no se pudieron traer los datos de la cuenta.',
  'auth.signupNoUser': 'La cuenta se creó, pero no se pudieron traer los datos de la cuenta.',
  'auth.signupFailed': 'No se pudo crear la cuenta. Inténtalo de nuevo, por favor.',
  'auth.logoutFailed': 'No se pudo cerrar la sesión. Inténtalo de nuevo, por favor.',
  'auth.logout.pending':
    'En este teléfono la sesión está cerrada y tus datos se han borrado de él. Solo falta el servidor: allí tu sesión sigue abierta. Maia lo intenta de nuevo sola.',
  'auth.logout.again': 'Intentar de nuevo ahora',
  'auth.logout.ended': 'Ahora el servidor también ha cerrado tu sesión.',
  'auth.unknown.title': 'No se sabe quién tiene la sesión abierta',
  'auth.unknown.offline':
    'En este teléfono no hay ningún dato tuyo guardado y no hay red para preguntar al servidor. En cuanto haya red, Maia pregunta sola y abre tu cuenta.',
  'auth.unknown.noAnswer':
    'En este teléfono no hay ningún dato tuyo guardado y el servidor no respondió. Maia vuelve a preguntarle sola.',
  'auth.logIn.title': 'Iniciar sesión',
  'auth.step.secondFactor': 'Un paso más',
  'auth.step.newPassword': 'Hace falta una contraseña nueva',
  'auth.logIn.action': 'Iniciar sesión',
  'auth.logIn.toSignUp': '¿Nueva aquí? Regístrate',
  'auth.logIn.forgot': '¿Olvidaste cómo entrar?',
  'auth.signUp.title': 'Registrarse',
  'auth.signUp.action': 'Crear cuenta',
  'auth.signUp.toLogIn': 'Ya tengo una cuenta',
  'auth.signUp.privacy':
    'Al crear la cuenta aceptas las <terms>condiciones</terms> y cómo se usan tus datos: se guardan en este teléfono y en tu cuenta, y se comparten con el médico que elijas, con nadie más. <link>Cómo funciona</link> (textos del {date})',
  'auth.signUp.mailed.title': 'Mira tu correo',
  'auth.signUp.mailed': 'Si hay una cuenta con {email}, un enlace que la abre va en camino. Funciona durante una hora.',
  'auth.signUp.mailed.check': '¿No llega nada? Mira en el correo no deseado y comprueba si la dirección es correcta.',
  'auth.signUp.mailed.correct': 'Corregir la dirección',
  'auth.mail.again': 'Otra vez en {seconds} s',
  'auth.mail.often': 'Se pidió demasiadas veces. Espera unos minutos e inténtalo de nuevo, por favor.',
  'auth.mail.link':
    'Este enlace no funciona: ya se usó, tiene más de una hora o se envió uno más nuevo. Pide uno nuevo.',
  'auth.mail.password':
    'Esta no se acepta. Elige otra, con al menos 8 caracteres; médicos y administradores necesitan 12.',
  'auth.mail.signIn': 'Inicia sesión primero. Después se puede enviar un enlace a tu dirección.',
  'auth.mail.failed': 'El servidor no respondió como debía. Inténtalo de nuevo, por favor.',
  'auth.forgot.title': 'Pedir una nueva contraseña',
  'auth.forgot.text':
    'Enviamos un enlace a tu dirección. Sirve por una hora. Lo que guardaste se queda en este teléfono.',
  'auth.forgot.action': 'Enviar el enlace',
  'auth.forgot.sent':
    'Si hay una cuenta con esta dirección, el enlace va en camino. Si no llega, mira también en el correo no deseado.',
  'auth.reset.title': 'Poner una nueva contraseña',
  'auth.reset.staff':
    'Al menos 8 caracteres; médicos y administradores necesitan 12. Lo mejor son cuatro palabras que nadie juntaría.',
  'auth.reset.text':
    'Después inicias sesión otra vez en cada teléfono. Lo que está guardado en un teléfono se queda allí.',
  'auth.reset.noLink': 'Abre el enlace del correo para llegar aquí o pide uno nuevo.',
  'auth.reset.action': 'Ponerla',
  'auth.reset.done': 'La nueva contraseña está puesta. Inicia sesión con ella.',
  'auth.reset.again': 'Pedir un enlace nuevo',
  'auth.verify.title': 'Confirma tu dirección',
  'auth.verify.working': 'Confirmando',
  'auth.verify.done': 'Tu dirección está confirmada.',
  'auth.verify.already': 'Tu dirección ya está confirmada.',
  'auth.verify.text':
    'Con una dirección confirmada puedes poner una nueva contraseña por correo. Nada más depende de ello.',
  'auth.verify.send': 'Enviar el enlace',
  'auth.verify.sent': 'El enlace va en camino a {email}. Sirve por una hora.',
  'auth.verify.retry': 'Intentar de nuevo',
  'auth.verify.on': 'Ir a Hoy',
};
