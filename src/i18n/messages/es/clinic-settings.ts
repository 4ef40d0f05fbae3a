import type { clinicSettings as english } from '../en/clinic-settings.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** The settings of the clinic. */
export const clinicSettings: Translated<typeof english> = {
  'settings.title': 'Ajustes',
  'settings.mfa': 'Segundo factor',
  'settings.mfa.label': 'Los médicos y administradores necesitan una app de autenticación',
  'settings.mfa.hint':
    'Con «Sí», el servidor no responde a nadie del personal que no haya escrito un código de una app de autenticación. Vale al instante, también para sesiones abiertas: quien no la tenga debe configurarla. Necesitas una tú antes de activarlo.',
  'settings.mfa.yes': 'Sí',
  'settings.mfa.no': 'No',
  'settings.mfa.forced':
    'El operador del servidor exige un segundo factor a todo el personal (REQUIRE_STAFF_MFA). No se puede desactivar aquí.',
  'settings.mfa.appwrite':
    'Esta clínica funciona con Appwrite, que no puede exigir un segundo factor al personal. Cada persona puede activarlo en Cuenta.',
  'settings.languages': 'Idiomas',
  'settings.languages.label': 'Se ofrecen al crear una cuenta',
  'settings.languages.hint':
    'La página «Crear cuenta» muestra solo estos y el idioma en que está abierta. Cada persona puede elegir después cualquier idioma de la app. Lo muestra la app; el servidor no lo comprueba.',
  'settings.retention': 'Cuánto se guardan las cosas',
  'settings.never': 'hasta que se borren a mano',
  'settings.months': '{months, plural, one {# mes} other {# meses}}',
  'settings.contact': 'Mensajes del formulario de contacto',
  'settings.contact.hint': 'El servidor borra cada noche los más antiguos, respondidos o no.',
  'settings.access': 'Entradas de «Quién miró tus datos»',
  'settings.access.hint':
    'El servidor borra cada noche las más antiguas. Las pacientes ya no pueden leerlas. El registro de auditoría conserva las suyas.',
  'settings.fixed': 'Lo que no se decide aquí',
  'settings.fixed.messages':
    'Los mensajes entre pacientes y médicos son parte de la historia clínica. El servidor nunca los borra por sí mismo; quien los escribió sí puede.',
  'settings.fixed.audit':
    'El registro de auditoría se guarda {years, plural, one {# año} other {# años}}. Lo fija el operador del servidor (AUDIT_RETENTION_YEARS), para que ningún administrador pueda borrar huellas aquí.',
  'settings.fixed.audit.never': 'Las entradas del registro de auditoría nunca se eliminan en este servidor.',
};
