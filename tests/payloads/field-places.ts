/** The screens that show a text of the model. `unseen`: no screen shows it, for this reason. */
export type Place = { readonly screens: readonly Screen[] } | { readonly unseen: string };

/** The screens that the test opens; `walk.ts` has their paths. */
export type Screen =
  | 'readings'
  | 'appointments'
  | 'reminders'
  | 'reminder'
  | 'documents'
  | 'document'
  | 'bloodwork'
  | 'chat'
  | 'conversation'
  | 'doctor chat'
  | 'products'
  | 'from your doctor'
  | 'who looked'
  | 'profile'
  | 'emergency'
  | 'articles'
  | 'article'
  | 'edit article'
  | 'topics'
  | 'topic'
  | 'doctor’s list'
  | 'doctor’s patient'
  | 'doctor’s messages'
  | 'doctor’s conversation'
  | 'hand-over'
  | 'contact messages'
  | 'hospitals of the clinic';

const on = (...screens: Screen[]): Place => ({ screens });
const unseen = (reason: string): Place => ({ unseen: reason });

const clocks = unseen('names a time zone; another one is refused or left out');
const machinery = unseen('read by functions and the sync alone');
const codes = unseen('words of a table; what is not in it is left out');
const choice = unseen('one of a few buttons; none is pressed for another word');
const editTimes = unseen('when each field was changed, read by the merge alone');

/**
 * Every free text of the model. A new one must be added here; then payloads are written into it and looked for on the
 * screens.
 */
export const fieldPlaces: Readonly<Record<string, Place>> = {
  'profiles.name': on('doctor’s list', 'doctor’s patient', 'hand-over'),
  'profiles.gender': on('profile'),
  'profiles.address': on('profile'),
  'profiles.preExistingConditions': on('profile', 'doctor’s patient'),
  'profiles.email': unseen('the account’s own address is shown instead'),
  'profiles.phoneNumber': on('profile', 'doctor’s patient'),
  'profiles.deliveryPreference': on('profile'),
  'profiles.partnerSupport': on('profile'),
  'profiles.workSituation': on('profile'),
  'profiles.dietaryPreferences': on('profile'),
  'profiles.activityLevel': choice,
  'profiles.chatTonePreference': choice,
  'profiles.hospitalName': on('profile'),
  'profiles.allergies': on('profile', 'doctor’s patient'),
  'profiles.consentVersion': unseen('which text she agreed to; the text itself is the app’s'),
  'profiles.editTimes': editTimes,
  'blood_pressure.symptoms': codes,
  'blood_pressure.note': on('doctor’s patient'),
  'blood_sugar.symptoms': on('doctor’s patient'),
  'blood_sugar.note': on('doctor’s patient'),
  'weight.note': on('readings', 'doctor’s patient'),
  'appointments.appointmentType': on('appointments', 'doctor’s patient'),
  'appointments.place': on('appointments'),
  'appointments.clinician': on('appointments'),
  'appointments.notes': on('appointments', 'doctor’s patient'),
  'appointments.questions': on('appointments'),
  'appointments.timeZone': clocks,
  'appointments.editTimes': editTimes,
  'medication_reminders.medicationName': on('reminders', 'doctor’s patient'),
  'medication_reminders.dosage': on('reminders', 'doctor’s patient'),
  'medication_reminders.frequency': on('reminders', 'doctor’s patient'),
  'medication_reminders.notes': on('reminder'),
  'medication_reminders.timeZone': clocks,
  'medication_reminders.movedFromZone': clocks,
  'medication_reminders.pastSchedules': unseen('JSON of earlier times; what is none is left out'),
  'medication_reminders.editTimes': editTimes,
  'dose_events.editTimes': editTimes,
  'symptom_checks.symptoms': codes,
  'symptom_checks.signs': codes,
  'symptom_checks.rulesVersion': codes,
  'chat_messages.content': on('conversation'),
  'medical_documents.fileName': on('document', 'doctor’s patient'),
  'medical_documents.documentType': unseen('a kind of file; decides how it is opened'),
  'medical_documents.description': on('documents', 'doctor’s patient'),
  'bloodwork_results.testName': on('bloodwork', 'doctor’s patient'),
  'bloodwork_results.summary': on('doctor’s patient'),
  'bloodwork_results.assistantSummary': on('bloodwork', 'doctor’s patient'),
  'bloodwork_results.fileName': on('bloodwork'),
  'bloodwork_results.results': on('bloodwork', 'doctor’s patient'),
  'bloodwork_results.editTimes': editTimes,
  'doctor_messages.content': on('doctor chat', 'doctor’s messages', 'doctor’s conversation'),
  'doctor_messages.attachment': on('doctor chat', 'doctor’s conversation'),
  'bookmarked_messages.messageContent': on('chat'),
  'bookmarked_products.productName': on('products'),
  'bookmarked_products.description': on('products'),
  'bookmarked_products.category': unseen('the catalogue’s own are shown'),
  'bookmarked_products.searchKeywords': unseen('words that find it'),
  'bookmarked_products.reasoning': on('products'),
  'tombstones.entity': machinery,
  'blog_posts.title': on('articles', 'article'),
  'blog_posts.slug': on('articles', 'edit article'),
  'blog_posts.content': on('article'),
  'blog_posts.author': on('articles', 'article'),
  'blog_posts.category': on('articles', 'article'),
  'blog_posts.imageUrl': unseen('the app shows pictures of its own bucket alone'),
  'blog_posts.imageAlt': on('article', 'edit article'),
  'blog_posts.tags': on('article'),
  'blog_posts.sources': on('article'),
  'blog_posts.reviewer': on('article'),
  'forum_topics.userName': on('topics'),
  'forum_topics.userAvatarUrl': unseen('avatars are drawn from the name'),
  'forum_topics.title': on('topics', 'topic'),
  'forum_topics.content': on('topic'),
  'forum_topics.category': on('topics'),
  'forum_posts.userName': on('topic'),
  'forum_posts.userAvatarUrl': unseen('avatars are drawn from the name'),
  'forum_posts.content': on('topic'),
  'hospitals.name': on('profile', 'hospitals of the clinic'),
  'hospitals.city': on('profile', 'hospitals of the clinic'),
  'hospitals.maternityPhone': on('emergency', 'hospitals of the clinic'),
  'hospitals.openingHours': on('hospitals of the clinic'),
  'doctors.name': on('profile'),
  'doctors.phoneNumber': unseen('dialled, digits alone'),
  'function_state.owner': machinery,
  'function_state.value': machinery,
  'reminder_notices.reached': machinery,
  'devices.browser': unseen('read from the header of the browser, in a list of known names'),
  'devices.system': unseen('read from the header of the browser, in a list of known names'),
  'access_log.viewerName': on('who looked'),
  'access_log.what': codes,
  'care_notes.senderName': on('from your doctor'),
  'care_notes.symptoms': codes,
  'care_notes.text': on('from your doctor', 'doctor’s patient'),
  'contact_messages.text': on('contact messages'),
  'contact_messages.replyTo': on('contact messages'),
  'contact_messages.answer': on('contact messages'),
  'blog_drafts.title': unseen('a text node in the list of administrators'),
  'blog_drafts.body': unseen('JSON of the fields of the editor, whose preview is tested as an article is'),
  'clinic_actions.detail': unseen('words of functions, shown nowhere'),
  'message_templates.name': unseen('a text node in a list of the doctor and one of administrators'),
  'message_templates.text': unseen('a text node there, and the value of a field'),
  'message_templates.language': codes,
  'clinic_settings.languages': codes,
  'rosters.timeZone': clocks,
  'rosters.week': unseen('lines of a table; what cannot be read is left out'),
  'rosters.exceptions': unseen('lines of a table; what cannot be read is left out'),
};
