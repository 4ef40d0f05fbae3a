export const notifications = {
  'notifications.title': 'Notifications',
  'notifications.detail': 'How they arrive, and a test',
  'notifications.offer': 'Be reminded at the time',
  'notifications.offer.why':
    'This phone can remind you when a dose or a visit is due, also when Maia is closed. The text says nothing about your health unless you choose so.',
  'notifications.offerMessages': 'Know when a message arrives',
  'notifications.offerMessages.why': 'A notification can say so with the app closed. It never says what is written.',
  'notifications.offerMessages.turnOn': 'Turn on notifications',
  'notifications.turnOn': 'Turn on reminders',
  'notifications.notNow': 'Not now',
  'notifications.failed': 'That did not work. Reminders need a network the first time. Try again when you are online.',
  'notifications.state.on': 'Reminders are on',
  'notifications.state.on.detail': 'They arrive when a dose or a visit is due, if this phone has a network.',
  'notifications.state.off': 'Reminders are off',
  'notifications.state.off.detail': 'Maia shows what is due while it is open.',
  'notifications.state.blocked': 'This browser does not let Maia remind you',
  'notifications.state.blocked.detail':
    'Open the settings of this page in your browser (the sign beside the address), allow notifications, and come back.',
  'notifications.state.install': 'Put Maia on your home screen first',
  'notifications.state.install.detail':
    'On an iPhone or iPad: tap the share sign, then "Add to Home Screen". Open Maia from there and turn reminders on.',
  'notifications.state.none': 'This browser cannot remind you',
  'notifications.state.none.detail':
    'Maia shows what is due while it is open. Visits can be put into your phone’s calendar, which has alarms of its own.',
  'notifications.turnOff': 'Turn off reminders',
  'notifications.names': 'Show the name of the medicine',
  'notifications.names.why': 'Anyone who sees this screen can read it, also while the phone is locked.',
  'notifications.names.on': 'Names are shown',
  'notifications.names.off': 'Names are hidden',
  'notifications.messages.on': 'Messages are announced',
  'notifications.messages.muted': 'Messages are not announced',
  'notifications.messages.why':
    'A notification says that there is a message, never what it says. Alarms arrive in any case.',
  'notifications.messages.mute': 'Do not announce messages',
  'notifications.messages.names': 'Show who wrote',
  'notifications.messages.quiet': 'Quiet at night',
  'notifications.messages.quiet.why':
    'Messages wait until the quiet time is over. Danger words of a patient do not wait.',
  'notifications.messages.quiet.never': 'Both times are the same, so no hour would be quiet. This is not saved.',
  'notifications.messages.quiet.from': 'From',
  'notifications.messages.quiet.until': 'Until',
  'notifications.test': 'Test a reminder',
  'notifications.test.why': 'Sends one to this phone now and measures how long it takes.',
  'notifications.test.run': 'Send a test',
  'notifications.test.waiting': 'Sent. Waiting for it to arrive ...',
  'notifications.test.arrived':
    'It arrived after {seconds, plural, =0 {less than a second} one {# second} other {# seconds}}. Reminders work on this phone.',
  'notifications.test.slow':
    'It arrived after {seconds, plural, one {# second} other {# seconds}}. That is late: see below what may hold it up.',
  'notifications.test.lost': 'It has not arrived within {seconds} seconds. See below what may hold it up.',
  'notifications.test.failed': 'The test could not be sent. Check the network and try again.',
  'notifications.help': 'When reminders come late',
  'notifications.help.android': 'Android: in Settings, Apps, your browser, Battery, choose "Unrestricted".',
  'notifications.help.sleep':
    'Many phones put apps to sleep: take your browser (or Maia) off the list of sleeping apps.',
  'notifications.help.silent': 'Look whether the phone is on "Do not disturb" or saves data or battery.',
  'notifications.help.iphone':
    'iPhone: Settings, Notifications, Maia: allow notifications, and take it out of the summary.',
} as const;
