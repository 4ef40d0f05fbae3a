import { accessEntry } from './access-entry.ts';
import { appointment } from './appointment.ts';
import { blogPost } from './blog-post.ts';
import { bloodPressure } from './blood-pressure.ts';
import { bloodSugar } from './blood-sugar.ts';
import { bloodwork } from './bloodwork.ts';
import { bookmarkedMessage } from './bookmarked-message.ts';
import { bookmarkedProduct } from './bookmarked-product.ts';
import { careNote } from './care-note.ts';
import { chatMessage } from './chat-message.ts';
import { contactMessage } from './contact-message.ts';
import { doctor } from './doctor.ts';
import { doctorMessage } from './doctor-message.ts';
import { dose } from './dose.ts';
import { forumAuthor } from './forum-author.ts';
import { forumPost } from './forum-post.ts';
import { forumReport } from './forum-report.ts';
import { forumTopic } from './forum-topic.ts';
import { functionState } from './function-state.ts';
import { hospital } from './hospital.ts';
import { medicalDocument } from './medical-document.ts';
import { profile } from './profile.ts';
import type { RecordType } from './record.ts';
import { reminderNotice } from './reminder-notice.ts';
import { reminder } from './reminder.ts';
import { symptomCheck } from './symptom-check.ts';
import { tombstone } from './tombstone.ts';
import { vote } from './vote.ts';
import { weight } from './weight.ts';

/** Every record Maia knows, in the order of appwrite.json. */
export const recordTypes = [
  profile,
  bloodPressure,
  bloodSugar,
  weight,
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
  reminderNotice,
  accessEntry,
  careNote,
  contactMessage,
] as const satisfies readonly RecordType[];

/** The records an assigned doctor may read; care-access grants them. */
export const sharedWithDoctor: readonly RecordType[] = [
  profile,
  bloodPressure,
  bloodSugar,
  weight,
  appointment,
  reminder,
  dose,
  symptomCheck,
  medicalDocument,
  bloodwork,
  careNote,
  tombstone,
];
