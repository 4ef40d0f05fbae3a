/** The devices of other people, for administrators. */
export const clinicDevices = {
  'clinic.devices': 'Devices',
  'clinic.devices.text':
    'Phones and browsers in which this person has signed in. Sign a lost one out here: it erases its data.',
  'clinic.devices.none': 'No device has reported itself yet.',
  'clinic.devices.waiting': 'Wipe ordered {when}. Signed out; it erases its data when it is next online.',
  'clinic.devices.wiped': 'Wiped {when}; the device has confirmed it.',
  'clinic.devices.confirm':
    'It is shown as wiped when the device has confirmed it. A device that is never online again keeps its encrypted data.',
  'clinic.wipe.all': 'Sign out and erase all',
  'clinic.wipe.ask': 'Sign out and erase this device of {name}?',
  'clinic.wipe.askAll': 'Sign out and erase all devices of {name}?',
  'clinic.wipe.sessions': 'All sessions end at once, also of devices that are not listed.',
  'clinic.wipe.erases':
    'When it is next online, it erases everything that this app has stored on it for this person. Until then it stays there, encrypted.',
  'clinic.wipe.unsent': 'What it has not sent yet is lost.',
  'clinic.wipe.stays':
    'The account stays, and can be used on other devices. The person reads in “Who looked at your data” that you did this.',
  'clinic.wipe.ordered':
    '{count, plural, =0 {Signed out. No listed device has data left to erase.} one {Signed out. # device erases its data when it is next online.} other {Signed out. # devices erase their data when they are next online.}}',
  'clinic.lostPhone': 'A lost phone',
  'clinic.lostPhone.text':
    'For a person who cannot report it herself under Account. Make sure who is asking before you do it. Each look is written down, and the person reads it.',
  'clinic.lostPhone.find': 'Find the devices',
  'clinic.lostPhone.nobody': 'No account has this address.',
  'clinic.lostPhone.own': 'This is your own account. Report your device under Account, with your password.',
} as const;
