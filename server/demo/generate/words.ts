import { stageOf } from '../../../src/clinical/gestation/pregnancy-stage.ts';
import { judgeSymptoms } from '../../../src/clinical/symptoms/judge-symptoms.ts';
import { momentsOfStage } from '../../../src/clinical/symptoms/symptom-stage.ts';
import { CONTENT_VERSION } from '../../../src/content/version.ts';
import { doctorMessage } from '../../../src/model/messages/doctor-message.ts';
import { careNote } from '../../../src/model/records/care-note.ts';
import type { Profile } from '../../../src/model/records/profile.ts';
import { symptomCheck } from '../../../src/model/records/symptom-check.ts';
import { derivedId } from '../../../src/model/schema/derived-id.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import type { Story } from '../stories/story.ts';
import { instantAt, type DemoClock } from './demo-clock.ts';
import { demoRecord, shortId, type DemoRecord } from './demo-record.ts';

/** A record between a patient and her doctor, and who writes it. */
export interface Exchanged {
  readonly record: DemoRecord;
  readonly from: 'patient' | 'doctor';
  readonly isRead: boolean;
}

/** The conversation with her doctor, the oldest first. The server received each message when it was written. */
export async function messagesOf({ account, doctor, messages = [] }: Story, clock: DemoClock): Promise<Exchanged[]> {
  if (!doctor) return [];
  const sessionId = await derivedId('conversation', account.id, doctor.id);
  return messages.map(({ when, from, text, isUnread = false }, index) => {
    const at = toInstant(clock.at(...when));
    const values = {
      userId: account.id,
      doctorId: doctor.id,
      sessionId,
      senderId: from === 'doctor' ? doctor.id : account.id,
      role: from,
      content: text,
      timestamp: at,
      isRead: false,
    };
    const record = demoRecord(doctorMessage, `${shortId(account.id)}-message-${index}`, values, at);
    return { record, from, isRead: !isUnread };
  });
}

/** Her saved symptom checks. The table of the app decides about the tier. */
export function checksOf({ account, checks = [] }: Story, profile: Profile, clock: DemoClock): DemoRecord[] {
  return checks.map(({ when, symptoms, signs }, index) => {
    const stage = stageOf(profile, clock.date(when[0]));
    const { moments } = momentsOfStage(stage);
    const { tier } = judgeSymptoms({ chosen: symptoms, signs: new Set(signs), moments });
    return demoRecord(symptomCheck, `${shortId(account.id)}-check-${index}`, {
      userId: account.id,
      recordedAt: instantAt(clock, ...when),
      tier,
      symptoms: [...symptoms],
      signs: [...signs],
      weeks: stage.kind === 'pregnant' ? stage.weeks : null,
      rulesVersion: CONTENT_VERSION,
    });
  });
}

/** What her doctor noted about her. */
export function notesOf({ account, doctor, notes = [] }: Story, clock: DemoClock): DemoRecord[] {
  if (!doctor) return [];
  return notes.map(({ when, text }, index) =>
    demoRecord(careNote, `${shortId(account.id)}-note-${index}`, {
      userId: account.id,
      doctorId: doctor.id,
      senderId: doctor.id,
      senderName: doctor.name,
      entry: 'note',
      text,
      recordedAt: instantAt(clock, ...when),
    }),
  );
}
