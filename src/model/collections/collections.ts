import { accessEntry } from '@/model/records/access-entry.ts';
import { appointment } from '@/model/records/appointment.ts';
import { blogDraft } from '@/model/blog/blog-draft.ts';
import { blogPost } from '@/model/blog/blog-post.ts';
import { bloodwork } from '@/model/records/bloodwork.ts';
import { bookmarkedMessage } from '@/model/messages/bookmarked-message.ts';
import { bookmarkedProduct } from '@/model/records/bookmarked-product.ts';
import { careNote } from '@/model/records/care-note.ts';
import { chatMessage } from '@/model/messages/chat-message.ts';
import { clinicAction } from '@/model/clinic/clinic-action.ts';
import { clinicSettings } from '@/model/clinic/clinic-settings.ts';
import { messageTemplate } from '@/model/clinic/message-template.ts';
import { contactMessage } from '@/model/messages/contact-message.ts';
import { device } from '@/model/account/device.ts';
import { doctor } from '@/model/records/doctor.ts';
import { doctorMessage } from '@/model/messages/doctor-message.ts';
import { dose } from '@/model/reminders/dose.ts';
import { forumAuthor } from '@/model/forum/forum-pseudonym.ts';
import { forumNotice } from '@/model/forum/forum-notice.ts';
import { forumPost } from '@/model/forum/forum-post.ts';
import { forumReport } from '@/model/forum/forum-report.ts';
import { forumTopic } from '@/model/forum/forum-topic.ts';
import { functionState } from '@/model/records/function-state.ts';
import { hospital } from '@/model/records/hospital.ts';
import { medicalDocument } from '@/model/records/medical-document.ts';
import { profile } from '@/model/records/profile.ts';
import { readingTypes } from '@/model/records/reading.ts';
import { roster } from '@/model/clinic/roster.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { reminderNotification } from '@/model/reminders/reminder-notification.ts';
import { reminder } from '@/model/reminders/reminder.ts';
import { symptomCheck } from '@/model/records/symptom-check.ts';
import { timedTypes } from '@/model/timers/timed-types.ts';
import { tombstone } from '@/model/records/tombstone.ts';
import { vote } from '@/model/forum/vote.ts';

/** All record types, in the order of appwrite.json. */
export const recordTypes = [
  profile,
  ...Object.values(readingTypes),
  ...Object.values(timedTypes),
  appointment,
  reminder,
  dose,
  symptomCheck,
  chatMessage,
  medicalDocument,
  bloodwork,
  doctorMessage,
  bookmarkedMessage,
  bookmarkedProduct,
  tombstone,
  blogPost,
  forumTopic,
  forumPost,
  vote,
  forumReport,
  forumAuthor,
  hospital,
  doctor,
  functionState,
  reminderNotification,
  accessEntry,
  careNote,
  contactMessage,
  device,
  clinicAction,
  blogDraft,
  forumNotice,
  messageTemplate,
  clinicSettings,
  roster,
] as const satisfies readonly RecordType[];

/** The records that an assigned doctor may read. The function care-access grants the read permissions. */
export const sharedWithDoctor: readonly RecordType[] = [
  profile,
  ...Object.values(readingTypes),
  ...Object.values(timedTypes),
  appointment,
  reminder,
  dose,
  symptomCheck,
  medicalDocument,
  bloodwork,
  careNote,
  tombstone,
];
