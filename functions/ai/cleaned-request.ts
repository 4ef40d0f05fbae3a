import * as v from 'valibot';
import { hideIdentity, type Identity } from './hide-identity.ts';
import { instructionOf, isInJson, type Task } from './instructions.ts';
import { Refusal } from './refusal.ts';

/** Limit for all texts of one request together, in characters. */
export const LONGEST_TEXT = 60_000;
/** Limit for all pictures of one request together, in Base64 characters. */
export const LARGEST_PICTURES = 11_000_000;
const MOST_TURNS = 60;

const textPart = v.object({ text: v.string() });
const picturePart = v.object({
  inlineData: v.object({
    mimeType: v.picklist(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']),
    data: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
});
const part = v.union([textPart, picturePart]);
const turn = v.object({ role: v.picklist(['user', 'model']), parts: v.pipe(v.array(part), v.minLength(1)) });
const requestSchema = v.object({
  contents: v.pipe(v.array(turn), v.minLength(1)),
  systemInstruction: v.optional(
    v.union([
      v.string(),
      v.object({ parts: v.array(textPart) }),
      v.pipe(
        textPart,
        v.transform((one) => ({ parts: [one] })),
      ),
    ]),
  ),
});
type Part = v.InferOutput<typeof part>;

/** Spec section 9: medium and above is blocked in all four. */
const safetySettings = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'].map((name) => ({
  category: `HARM_CATEGORY_${name}`,
  threshold: 'BLOCK_MEDIUM_AND_ABOVE',
}));

function parse(body: string): v.InferOutput<typeof requestSchema> {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new Refusal('INVALID_ARGUMENT', 'The request is not JSON.');
  }
  const checked = v.safeParse(requestSchema, json);
  if (!checked.success) throw new Refusal('INVALID_ARGUMENT', `Invalid request: ${checked.issues[0].message}`);
  return checked.output;
}

const lengthOf = (parts: readonly Part[], measure: (one: Part) => number) =>
  parts.reduce((sum, one) => sum + measure(one), 0);

/**
 * Builds the request that is sent to the AI service: the turns without names and ids, with our instruction, our safety
 * settings, temperature and maximum output (spec section 9). Nothing else of the caller's request is sent.
 * @throws Refusal when the body is not a valid request or is too large
 */
export function cleanedRequest(body: string, task: Task, identity: Identity): object {
  const { contents, systemInstruction } = parse(body);
  if (contents.length > MOST_TURNS) throw new Refusal('INVALID_ARGUMENT', `More than ${MOST_TURNS} turns.`);
  const parts = contents.flatMap((one) => one.parts);
  const context =
    typeof systemInstruction === 'string'
      ? systemInstruction
      : (systemInstruction?.parts ?? []).map(({ text }) => text).join('\n');
  if (lengthOf(parts, (one) => ('text' in one ? one.text.length : 0)) + context.length > LONGEST_TEXT)
    throw new Refusal('INVALID_ARGUMENT', `More than ${LONGEST_TEXT} characters.`);
  if (lengthOf(parts, (one) => ('inlineData' in one ? one.inlineData.data.length : 0)) > LARGEST_PICTURES)
    throw new Refusal('INVALID_ARGUMENT', 'The pictures are too large.');

  const hide = (one: Part): Part => ('text' in one ? { text: hideIdentity(one.text, identity) } : one);
  return {
    contents: contents.map(({ role, parts: turnParts }) => ({ role, parts: turnParts.map(hide) })),
    systemInstruction: {
      parts: [
        { text: instructionOf(task) },
        ...(context === '' ? [] : [{ text: `Context:\n${hideIdentity(context, identity)}` }]),
      ],
    },
    safetySettings,
    generationConfig: {
      temperature: 0.1,
      maxOutputTokens: 8192,
      ...(isInJson(task) ? { responseMimeType: 'application/json' } : {}),
    },
  };
}
