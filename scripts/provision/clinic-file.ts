import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { idPattern } from '../../src/model/schema/field.ts';

const id = v.pipe(v.string(), v.regex(idPattern, 'an id has at most 36 of a-z, A-Z, 0-9, point, dash, underscore'));
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email());
const filled = v.pipe(v.string(), v.nonEmpty());

const Clinic = v.strictObject({
  hospitals: v.optional(
    v.array(
      v.strictObject({
        id,
        name: filled,
        city: v.optional(v.string()),
        countryCode: v.optional(v.string()),
        maternityPhone: v.optional(v.string()),
        /** Doctors who are notified of an alarm that has no answer for 1 hour, and for 4 hours. */
        secondContact: v.optional(email),
        onCall: v.optional(email),
      }),
    ),
    [],
  ),
  /** Accounts that exist already; each gets the label and a record that patients choose from. */
  doctors: v.optional(
    v.array(v.strictObject({ email, hospitalId: id, name: v.optional(filled), phoneNumber: v.optional(v.string()) })),
    [],
  ),
  admins: v.optional(v.array(email), []),
  /** Who keeps order in the forum, as admins do too. */
  moderators: v.optional(v.array(email), []),
  /** By function id. */
  variables: v.optional(v.record(id, v.record(filled, v.string())), {}),
});

/** What a clinic is made of beside the schema. */
export type Clinic = v.InferOutput<typeof Clinic>;

/** Checks what a file said. @throws Error naming the place */
export function readClinic(given: unknown): Clinic {
  const parsed = v.safeParse(Clinic, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

/** @throws Error when the file cannot be read or says something that makes no sense */
export function readClinicFile(path: string): Clinic {
  try {
    return readClinic(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
