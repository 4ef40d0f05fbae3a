import { derivedId } from '@/model/schema/derived-id.ts';

/** What opened a care episode. */
export const episodeCauses = ['bloodPressure', 'bloodSugar', 'weight', 'message', 'symptomCheck', 'lab'] as const;
export type EpisodeCause = (typeof episodeCauses)[number];

/**
 * What the patient did. `careReceived`: a clinician outside Maia has dealt with it. `inRange`: her phone found the two
 * readings that close the episode, and notes it for times when the readings are not loaded. Repeated measurements are
 * readings and need no action.
 */
export const episodeActions = [
  'calledUnit',
  'calledEmergency',
  'wentIn',
  'closedCard',
  'careReceived',
  'inRange',
] as const;
export type EpisodeAction = (typeof episodeActions)[number];

/** The steps of an escalation, in the order in which they are due. */
export const escalationSteps = ['repeat', 'doctor', 'secondContact', 'onCall'] as const;
export type EscalationStep = (typeof escalationSteps)[number];

/**
 * How a step ended. `noTarget`: this person has no phone with notifications. `nobody`: the clinic has named no such
 * person. `tooLate`: the step made no sense any more when the server learned of the alarm.
 */
export const stepResults = ['sent', 'noTarget', 'refused', 'tooLate', 'nobody'] as const;
export type StepResult = (typeof stepResults)[number];

/** How a clinician closes an episode. `noAnswer` leaves it open: the patient was not reached. */
export const episodeOutcomes = ['called', 'comeIn', 'changedMedicine', 'noAnswer', 'falseReading', 'note'] as const;
export type EpisodeOutcome = (typeof episodeOutcomes)[number];

/** Time (ms) in which a clinician can undo an outcome. */
export const UNDO_OUTCOME_MS = 10_000;

/** Two phones that see the same cause derive the same id. */
export const episodeIdOf = (userId: string, cause: EpisodeCause, causeId: string): Promise<string> =>
  derivedId('episode', userId, cause, causeId);

/** The id of the note of one alarm in an episode. A higher tier of the same cause is a further note. */
export const openingIdOf = (episodeId: string, causeId: string, tier: string): Promise<string> =>
  derivedId('episode opening', episodeId, causeId, tier);

/** The id of the note that readings have closed an episode. @param raisedAt time of its newest alarm */
export const inRangeIdOf = (episodeId: string, raisedAt: string): Promise<string> =>
  derivedId('episode in range', episodeId, raisedAt);

/**
 * The id of a step and of its note: each step is done once for one alarm. `answeredTier` is the alarm's tier where a
 * doctor has answered a lower one before: then the steps begin again.
 */
export const stepIdOf = (
  episodeId: string,
  causeId: string,
  step: EscalationStep,
  answeredTier: string | null = null,
): Promise<string> => derivedId('episode step', episodeId, causeId, step, answeredTier ?? '');
