/** Screens whose content comes later. Each says so in one sentence and names the way on. */
export const planned = {
  'planned.doctorChat.title': 'Messages',
  'planned.doctorChat.text':
    'You will write with your doctor here; it is not ready yet. To reach somebody now, call: the numbers are on Emergency.',
  'planned.medicaldocs.title': 'Documents',
  'planned.medicaldocs.text':
    'You will keep letters and scans here; until then bring the papers themselves, and your readings from this phone.',
  'planned.bloodwork.title': 'Lab results',
  'planned.bloodwork.text':
    'You will add lab reports here and see each value beside its range; until then your readings are what Maia keeps.',
  'planned.chat.title': 'Ask Maia',
  'planned.chat.text':
    'You will ask questions here; it is not ready yet. If you are worried now, do not wait for an app: call.',
  'planned.blog.title': 'Article',
  'planned.blog.text': 'Articles will be read here; none can be shown yet.',
  'planned.createBlog.title': 'Write an article',
  'planned.createBlog.text': 'Administrators will write articles here; it is not ready yet.',
  'planned.editBlog.title': 'Edit an article',
  'planned.editBlog.text': 'Administrators will edit articles here; it is not ready yet.',
  'planned.forum.title': 'Community',
  'planned.forum.text': 'You will read and ask other mothers here; it is not ready yet.',
  'planned.topic.title': 'Topic',
  'planned.topic.text': 'A topic and its replies will be read here; it is not ready yet.',
  'planned.sup.title': 'Support video',
  'planned.sup.text': 'Short films with captions on measuring well will be here; it is not ready yet.',
  'planned.terms.title': 'Terms',
  'planned.terms.text':
    'The terms of use will stand here before Maia is offered to the public; they are not written yet.',
  'planned.pricing.title': 'Pricing',
  'planned.pricing.text': 'Maia costs you nothing. What a clinic pays will stand here when it is decided.',
  'planned.contact.title': 'Contact',
  'planned.contact.text':
    'You will write to us here; it is not ready yet. With a question about your health, call your maternity unit.',
  'planned.to./dashboard': 'Go to Today',
  'planned.to./readings': 'Go to Readings',
  'planned.to./emergency': 'Numbers and danger signs',
  'planned.to./privacy': 'Where your data is',
  'planned.to./': 'Back to the start',
} as const;
