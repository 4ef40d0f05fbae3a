import type { MailWords } from './mail-text.ts';

export const es: MailWords = {
  hello: 'Hola:',
  ignore: 'Si no lo pediste, no hagas caso de este mensaje.',
  unknownDevice: 'un dispositivo que no dice qué es',
  verification: {
    subject: 'Confirma tu correo electrónico',
    text: ['Abre este enlace para confirmar tu correo electrónico. Funciona durante una hora.', '{link}'],
  },
  recovery: {
    subject: 'Elige una nueva contraseña',
    text: ['Abre este enlace para elegir una nueva contraseña. Funciona durante una hora.', '{link}'],
  },
  invitation: {
    subject: 'Te invitan a trabajar con Maia',
    text: [
      'Tu clínica te ha creado una cuenta en Maia. Abre este enlace para elegir tu contraseña. Sirve una vez, durante tres días.',
      '{link}',
      'No reenvíes este mensaje: con el enlace, quien lo lea puede elegir la contraseña de tu cuenta.',
      'Si no esperabas esto, no abras el enlace y avisa a la clínica.',
    ],
  },
  emailChanged: {
    subject: 'Tu correo electrónico se cambió',
    text: [
      'El correo electrónico de tu cuenta se cambió. Esta dirección ya no pertenece a la cuenta.',
      'Si no lo hiciste tú, avisa enseguida a tu clínica.',
    ],
  },
  passwordChanged: {
    subject: 'Tu contraseña se cambió',
    text: [
      'La contraseña de tu cuenta se cambió, y se cerró la sesión en todos los demás dispositivos.',
      'Si no lo hiciste tú, elige enseguida una nueva contraseña y avisa a tu clínica.',
    ],
  },
  newDevice: {
    subject: 'Un dispositivo nuevo ha entrado en tu cuenta',
    text: [
      'Un dispositivo que tu cuenta no conocía ha iniciado sesión: {device}, {time}.',
      'Si fuiste tú, no tienes que hacer nada.',
      'Si no fuiste tú, abre la aplicación, cierra la sesión de ese dispositivo en Cuenta, elige una nueva contraseña y avisa a tu clínica.',
    ],
  },
  code: {
    subject: 'Tu código para iniciar sesión',
    text: ['Escribe este código para iniciar sesión. Caduca en 15 minutos.', '{code}'],
  },
};
