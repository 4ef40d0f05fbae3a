/** Adding, sending and opening files: documents, lab reports, photos. */
export const files = {
  'files.refused.empty': '{name} is empty: it has 0 bytes. Choose another file.',
  'files.refused.tooLarge': '{name} is too large. A file can have at most {limit} MB.',
  'files.refused.belied': '{name} is not what its name says, so it is not taken. Save it again with its real type.',
  'files.refused.active':
    '{name} can run a program or has another file inside, so it is not taken. Photograph the pages, or print it as a new PDF.',
  'files.refused.notHere': '{name} is not a kind of file that belongs here.',
  'files.refused.svg': '{name} is an SVG drawing, which can carry a program. Take a photo or save it as PDF.',
  'files.refused.html': '{name} is a web page, which can carry a program. Save it as PDF.',
  'files.refused.archive':
    '{name} is an archive or an office file. Take out what is in it, or save it as PDF, and add that.',
  'files.refused.unknown': '{name} is not a photo or a PDF. Photos (JPEG, PNG, WebP, HEIC) and PDF are taken.',
  'files.unreadable': '{name} could not be read as a picture on this phone.',
  'files.waiting': 'Waiting to be sent',
  'files.partly': 'Waiting, {share} sent',
  'files.sending': 'Sending, {share}',
  'files.stored': 'The file is sent, its entry follows',
  'files.refused': 'Not accepted',
  'profile.photo.title': 'Your photo',
  'profile.photo.choose': 'Choose a photo',
  'profile.photo.change': 'Change the photo',
  'profile.photo.remove': 'Remove the photo',
  'profile.photo.owner': 'Only you see it.',
  'profile.photo.refused': 'The server did not take this photo.',
  'profile.photo.retry': 'Send it again',
  'profile.photo.failed': 'The photo could not be kept. Try again.',
  'profile.photo.failed.refused':
    'The photo is not kept: this browser does not let Maia keep anything, and trying again does not help. Open Maia in an ordinary window or allow site data in the browser’s settings.',
  'profile.photo.failed.damaged':
    'The photo is not kept: this phone’s copy cannot be opened, and trying again does not help. Open “Your data on this phone”.',
  'files.refused.why': 'See why',
} as const;
