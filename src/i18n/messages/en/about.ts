/** What Maia costs, how to contact the operator, and the terms of use. */
export const about = {
  'pricing.title': 'Pricing',
  'pricing.free': 'For patients Maia is free.',
  'pricing.free.text':
    'All of it: readings, answers, reminders, documents, community. No trial, no card number, no advertising, and nothing of yours is sold.',
  'pricing.clinic': 'For clinics',
  'pricing.clinic.text':
    'A clinic can run Maia on a machine of its own. What running it for a clinic costs is not decided; until it is, no price stands here.',
  'pricing.demo': 'Ask to see the demonstration',
  'pricing.table': 'What a clinic gets',
  'pricing.ask': 'Ask about a clinic',
  'contact.title': 'Contact',
  'contact.health': 'A question about your health?',
  'contact.health.text':
    'Nobody here can answer it, and nobody reads this form at once. Call your maternity unit, write to your doctor, or in danger use Emergency.',
  'contact.health.doctor': 'Write to your doctor',
  'contact.app': 'About the app',
  'contact.about': 'What is it about?',
  'contact.about.trouble': 'Something does not work',
  'contact.about.idea': 'An idea',
  'contact.about.data': 'My data',
  'contact.about.clinic': 'Maia for a clinic',
  'contact.message': 'Your message',
  'contact.message.hint':
    'Please nothing about your health. Whoever runs this copy of Maia reads it; your name is not sent unless you are signed in.',
  'contact.log': 'Add the notes of this phone ({count, number})',
  'contact.log.hint':
    'Technical lines without your name and without anything about your health. You can read them under “Your data on this phone”.',
  'contact.blank': 'Write a message first.',
  'contact.replyTo': 'Address for an answer (optional)',
  'contact.replyTo.hint': 'An e-mail address. Without one nobody can answer you.',
  'contact.replyTo.wrong': 'Write the address like amina@example.org, or leave it out.',
  'contact.long': 'A message can have at most {limit, number} characters; this one has {length, number}.',
  'contact.submit': 'Send message',
  'contact.submit.kept': 'Kept on this phone, and sent by itself. Below you see whether it has been.',
  'contact.failed': 'The message could not be kept on this phone. It is still in the box. Try again.',
  'contact.yours': 'Your messages',
  'contact.answers': 'Answers',
  'contact.answered': 'Answered {when}',
  'contact.state.waiting': 'Waits on this phone for a network',
  'contact.state.sent': 'Sent',
  'contact.state.refused': 'Not accepted. Copy what you need and write it anew.',
  'contact.again': 'Try to send now',
  'contact.drop': 'Take it off this phone',
  'contact.otherWays': 'Other ways to send it',
  'contact.send': 'Send by e-mail',
  'contact.send.hint': 'Opens your mail program with the message in it; it sends when there is a network.',
  'contact.noAddress':
    'Whoever runs this copy of Maia has not given an address for mail. You can also send your message to the clinic that gave you Maia:',
  'contact.share': 'Send it another way',
  'contact.copied': 'Copied. Paste it into a message.',
  'contact.subject': 'Maia: {about}',
  'terms.title': 'Terms of use',
  'terms.version': 'Version of {date}. Every change is dated here, and what changed is said.',
  'terms.short': 'In short',
  'terms.short.text':
    'Maia helps you keep numbers and know when to call. It is not a doctor and watches nothing. What you enter is yours. It is free, and comes as it is.',
  'terms.what': 'What Maia is',
  'terms.what.1':
    'Maia keeps what you measure and answers it by published rules that are named beside each answer. No clinician has signed these rules off yet.',
  'terms.what.2':
    'Maia is information. It makes no diagnosis and prescribes nothing. It does not replace your midwife, your doctor or the emergency number.',
  'terms.what.3':
    'Nobody watches your numbers or messages live. If a card tells you to call, call. If you feel that something is wrong, call whatever Maia says.',
  'terms.you': 'What you agree to',
  'terms.you.1':
    'You enter what is true, for yourself. For a child’s or another person’s data their own account is needed.',
  'terms.you.2': 'You keep your password to yourself, and lock a phone that others use.',
  'terms.you.3':
    'In the community you write nothing that harms others, and nothing that names another person’s health.',
  'terms.data': 'Your data',
  'terms.data.1':
    'It stays yours. Where it is, who sees it and how to get rid of it stands on the page about your data.',
  'terms.data.2':
    'Whoever runs this copy of Maia keeps it safe as well as they can; saving a copy of your own now and then is wise.',
  'terms.end': 'Ending it',
  'terms.end.1': 'You can stop at any time. Nothing is owed.',
  'terms.end.2': 'An account that harms others can be closed; its records are then handed out on request.',
  'terms.law': 'Liability and law',
  'terms.law.1':
    'Maia comes as it is, without a promise that it never fails. Nothing here takes away a right that the law of your country gives you.',
  'terms.law.2':
    'Before Maia is offered to the public, whoever runs it adds their name and address here and has these terms checked.',
  'terms.privacy': 'Where your data is',
} as const;
