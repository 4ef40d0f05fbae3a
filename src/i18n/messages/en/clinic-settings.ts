/** The settings of the clinic. */
export const clinicSettings = {
  'settings.title': 'Settings',
  'settings.mfa': 'Second factor',
  'settings.mfa.label': 'Doctors and administrators need an authenticator app',
  'settings.mfa.hint':
    'With “Yes” the server answers no member of the staff who has not typed a code of an authenticator app. It holds at once, also for open sessions: a person who has none is led to set it up. You need one yourself before you switch it on.',
  'settings.mfa.yes': 'Yes',
  'settings.mfa.no': 'No',
  'settings.mfa.forced':
    'The operator of the server demands a second factor of all staff (REQUIRE_STAFF_MFA). It cannot be switched off here.',
  'settings.mfa.appwrite':
    'This clinic runs on Appwrite, which cannot demand a second factor of staff. Everyone can switch it on under Account.',
  'settings.languages': 'Languages',
  'settings.languages.label': 'Offered when an account is created',
  'settings.languages.hint':
    'The page “Create account” shows only these, and the language in which it is open. Every user can choose any language of the app later. The app shows this; the server does not check it.',
  'settings.retention': 'How long things are kept',
  'settings.never': 'until they are deleted by hand',
  'settings.months': '{months, plural, one {# month} other {# months}}',
  'settings.contact': 'Messages of the contact form',
  'settings.contact.hint': 'The server deletes older ones each night, answered or not.',
  'settings.access': 'Entries of “Who looked at your data”',
  'settings.access.hint':
    'The server deletes older ones each night. Patients then cannot read them any more. The audit trail keeps its own entries.',
  'settings.fixed': 'What is not decided here',
  'settings.fixed.messages':
    'Messages between patients and doctors belong to the health record. The server never deletes them by itself; their writer can.',
  'settings.fixed.audit':
    'The audit trail is kept for {years, plural, one {# year} other {# years}}. The operator of the server sets this (AUDIT_RETENTION_YEARS), so that no administrator can remove traces here.',
  'settings.fixed.audit.never': 'Entries of the audit trail are never removed on this server.',
} as const;
