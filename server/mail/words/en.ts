import type { MailWords } from './mail-text.ts';

export const en: MailWords = {
  hello: 'Hello,',
  ignore: 'If you did not ask for this, ignore this message.',
  unknownDevice: 'a device that does not say what it is',
  verification: {
    subject: 'Confirm your e-mail address',
    text: ['Open this link to confirm your e-mail address. It works for one hour.', '{link}'],
  },
  recovery: {
    subject: 'Choose a new password',
    text: ['Open this link to choose a new password. It works for one hour.', '{link}'],
  },
  invitation: {
    subject: 'You are invited to work with Maia',
    text: [
      'Your clinic has made an account for you in Maia. Open this link to choose your password. It works once, for three days.',
      '{link}',
      'Do not forward this message: the link lets its reader choose the password of your account.',
      'If you did not expect this, do not open the link, and tell the clinic.',
    ],
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    text: [
      'The e-mail address of your account was changed. This address does not belong to the account any more.',
      'If you did not do this, tell your clinic at once.',
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: [
      'The password of your account was changed, and all other devices were signed out.',
      'If you did not do this, choose a new password at once and tell your clinic.',
    ],
  },
  newDevice: {
    subject: 'A new device signed in to your account',
    text: [
      'A device that your account did not know has signed in: {device}, {time}.',
      'If it was you, there is nothing to do.',
      'If it was not you, open the app, sign that device out under Account, choose a new password, and tell your clinic.',
    ],
  },
  code: {
    subject: 'Your code for signing in',
    text: ['Enter this code to sign in. It expires in 15 minutes.', '{code}'],
  },
};
