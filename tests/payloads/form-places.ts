/** A screen with input fields, and what must be pressed before they appear. */
export interface FormScreen {
  readonly who: 'patient' | 'doctor' | 'admin' | 'guest';
  readonly path: string;
  /** The names of the buttons that show the fields. */
  readonly open?: readonly (string | RegExp)[];
  /** The button that saves or sends the input; pressed once, with a payload in every field. */
  readonly send?: string;
}

export const formScreens = {
  contact: { who: 'patient', path: '/contact', send: 'Send message' },
  visit: { who: 'patient', path: '/appointment', open: ['Add a visit', 'Add a question'], send: 'Save' },
  reminder: {
    who: 'patient',
    path: '/reminders',
    open: ['Add a reminder', 'In your own words', 'Add a time'],
    send: 'Save',
  },
  signUp: { who: 'guest', path: '/signup', send: 'Create account' },
  logIn: { who: 'guest', path: '/login', send: 'Log in' },
  forgot: { who: 'guest', path: '/forgot-password' },
  account: { who: 'patient', path: '/account', open: ['Delete the account'] },
  articles: { who: 'patient', path: '/blog' },
  article: { who: 'admin', path: '/create-blog', send: 'Publish' },
  labs: { who: 'patient', path: '/bloodwork', open: ['Add a report', 'Add a value'], send: 'Save' },
  assistant: { who: 'patient', path: '/chat?with=typed' },
  conversations: { who: 'patient', path: '/chat' },
  doctorChat: { who: 'patient', path: '/doctor-chat', send: 'Send' },
  inbox: { who: 'doctor', path: '/doctor' },
  patient: { who: 'doctor', path: '/doctor/patient/payload-main', open: [/^(Set|Change) .*(limits|levels)/] },
  sbar: { who: 'doctor', path: '/doctor/patient/payload-main', open: ['SBAR note'], send: 'Save the note' },
  emergency: { who: 'patient', path: '/emergency', open: ['Add your people'], send: 'Keep' },
  topics: { who: 'patient', path: '/forum' },
  topic: { who: 'patient', path: '/forum/payload-topic' },
  newTopic: { who: 'patient', path: '/forum', open: ['New topic'], send: 'Post' },
  games: { who: 'patient', path: '/games?play=names', send: 'Add' },
  meals: { who: 'patient', path: '/meals' },
  products: { who: 'patient', path: '/products' },
  profile: { who: 'patient', path: '/profile', send: 'Save' },
  pressure: { who: 'patient', path: '/dashboard?add=bloodPressure', send: 'Save' },
  sugar: { who: 'patient', path: '/dashboard?add=bloodSugar', send: 'Save' },
  weight: { who: 'patient', path: '/dashboard?add=weight', send: 'Save' },
  library: { who: 'patient', path: '/resources' },
} as const satisfies Record<string, FormScreen>;

type Typed = { readonly forms: readonly (keyof typeof formScreens)[] } | { readonly none: string };
const typed = (...forms: (keyof typeof formScreens)[]): Typed => ({ forms });
const none = (reason: string): Typed => ({ none: reason });

/**
 * Every component with an input field: the screen on which the test types into it, or why no text can be typed there.
 */
export const formPlaces: Readonly<Record<string, Typed>> = {
  'features/about/contact-form.tsx': typed('contact'),
  'features/appointments/questions-field.tsx': typed('visit'),
  'features/appointments/visit-form.tsx': typed('visit'),
  'features/attention/restore-backup.tsx': none('a file and a passphrase, never shown'),
  'features/clinic/hospital/hospital-sheet.tsx': none('typed by administrators; shown as the fields of a hospital are'),
  'features/clinic/invite-sheet.tsx': none('a name and an address, stored with the account'),
  'features/clinic/message-row.tsx': none('an answer, a text node on the page “Contact” of its reader'),
  'features/clinic/people-page.tsx': none('a search in a list that is already loaded'),
  'features/lock/forgotten-pin.tsx': none('an address and a password, never shown'),
  'features/lock/pin-field.tsx': none('a PIN, never shown'),
  'features/auth/account/account-forms.tsx': typed('account'),
  'features/auth/forgot-password-page.tsx': typed('forgot'),
  'features/auth/log-in-page.tsx': typed('logIn'),
  'features/auth/form/password-field.tsx': none('a password, never shown'),
  'features/auth/second-factor/code-field.tsx': none('a code, never shown'),
  'features/auth/form/sign-up-more.tsx': typed('signUp'),
  'features/auth/sign-up-page.tsx': typed('signUp'),
  'features/blog/editor/article-form.tsx': typed('article'),
  'features/blog/articles-page.tsx': typed('articles'),
  'features/blog/editor/draft-conflicts.tsx': none('shows what the server holds, to read'),
  'features/blog/editor/more-fields.tsx': typed('article'),
  'features/blog/editor/picture-field.tsx': none('needs a picture; its words are fed to the server'),
  'features/bloodwork/report-form.tsx': typed('labs'),
  'features/bloodwork/row-fields.tsx': typed('labs'),
  'features/chat/composer.tsx': typed('assistant'),
  'features/chat/session-list.tsx': typed('conversations'),
  'features/chat/session-menu.tsx': none('a title of a conversation; fed to the server'),
  'features/clinic/roster/hours-list.tsx': none('times and choices'),
  'features/clinic/roster/roster-form.tsx': none('dates and choices'),
  'features/clinic/templates/template-editor.tsx': none('typed by administrators; a text node for the doctor'),
  'features/doctor-chat/composer.tsx': typed('doctorChat'),
  'features/doctor-chat/templates/template-sheet.tsx': none('a search in a list that is already loaded'),
  'features/doctor/search/patient-search.tsx': typed('inbox'),
  'features/doctor/limits/limits-form.tsx': typed('patient'),
  'features/doctor/notes/close-sheet.tsx': none('needs an open alarm; its words are fed to the server'),
  'features/doctor/notes/notes-panel.tsx': typed('patient'),
  'features/doctor/notes/sbar-sheet.tsx': typed('sbar'),
  'features/documents/add-document.tsx': none('needs a file; its words are fed to the server'),
  'features/emergency/emergency-people.tsx': typed('emergency'),
  'features/emergency/unit-number.tsx': typed('emergency'),
  'features/forum/layout/search-form.tsx': typed('topics', 'topic'),
  'features/forum/topic/edit-reply-sheet.tsx': none('needs a reply of her own; its words are fed to the server'),
  'features/forum/topic/reply-composer.tsx': typed('topic'),
  'features/forum/topic/topic-form.tsx': typed('newTopic'),
  'features/games/names.tsx': typed('games'),
  'features/meals/food-list.tsx': typed('meals'),
  'features/products/ai-suggestions.tsx': typed('products'),
  'features/products/products-page.tsx': typed('products'),
  'features/profile/about-section.tsx': typed('profile'),
  'features/profile/dating-fields.tsx': none('dates and weeks'),
  'features/profile/health-section.tsx': typed('profile'),
  'features/profile/life-section.tsx': typed('profile'),
  'features/profile/pregnancy-section.tsx': none('dates and numbers'),
  'features/readings/entry/note-extras.tsx': typed('pressure', 'sugar', 'weight'),
  'features/readings/kinds/blood-pressure/pressure-form.tsx': typed('pressure'),
  'features/readings/kinds/blood-sugar/sugar-form.tsx': typed('sugar'),
  'features/readings/entry/time-row.tsx': none('date and time'),
  'features/readings/kinds/weight/weight-form.tsx': typed('weight'),
  'features/reminders/reminder-form.tsx': typed('reminder'),
  'features/reminders/schedule-fields.tsx': none('dates and numbers'),
  'features/reminders/times-field.tsx': typed('reminder'),
  'features/resources/resources-page.tsx': typed('library'),
  'features/symptom-checker/symptom-step.tsx': none('filters its own list, behind two questions'),
  'app/backup/save-backup.tsx': none('a passphrase, never shown'),
};
