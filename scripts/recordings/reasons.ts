import type { Exchange } from './recording.ts';

/** Calls that nothing here makes and the embedded backend does not answer. */
const NOT_MET: readonly [pattern: RegExp, why: string][] = [
  [/\/tablesdb\//, 'the TablesDB names of the same calls'],
  [/\/account\/sessions\/anonymous/, 'sessions without an account'],
  [/\/account\/tokens\/email/, 'login by a mailed code'],
  [/\/account\/(identities|logs)/, 'identities and logs of an account'],
  [/\/locale/, 'the locale service'],
];

/** Why the exchange of this recording is left out; null when it counts. */
export function leftOut(recording: string, { as, request }: Exchange): string | null {
  if (as === 'anonymous') return 'sessions without an account';
  if (recording === 'tablesdb') return 'the TablesDB names of the same calls';
  return NOT_MET.find(([pattern]) => pattern.test(request.path))?.[1] ?? null;
}

const ENDED = 'a recovery ends all sessions here: somebody else may have been its reason';
const NO_BULK = 'a missing right is told as one, not as a missing database';
const RACE =
  'the calls were sent at the same moment, and another one may come first; here they come one after the other';
const CACHED = 'a list is never older than the newest write';
const WHOLE = 'a staged document is shown with all its attributes';
const UPSERT = 'a staged upsert keeps the id that it names, and is found by it';
const PARTIAL = 'only the first of many like it were recorded';

/** Differences that are meant, by recording and the exchange's name; a star at its end stands for any ending. */
const MEANT: readonly [recording: string, name: string, why: string][] = [
  ['account', 'unknown route', 'every error has the usual form'],
  ['account', 'create account: malformed JSON', 'a body that is no JSON is told as such'],
  ['account', 'extend current session', 'version 1.9.3 takes it for an OAuth session; later ones extend it'],
  ['account', 'after recovery: old session', ENDED],
  ['account', 'delete session: unknown id', ENDED],
  ['account', 'delete current session (logout)', ENDED],
  ['bulk', 'bulk upsert as user', NO_BULK],
  ['bulk', 'bulk update as user', NO_BULK],
  ['bulk', 'bulk delete as user', NO_BULK],
  ['documents', 'create: bad datetime', 'words like "yesterday" are no time'],
  ['documents', 'increment by key', 'a null number becomes what was added; version 1.9.3 says so and keeps the null'],
  ['documents-followups', 'list: rate headers?', 'the documents of other recordings are not there'],
  ['documents-followups-2', 'X-Appwrite-Timestamp equal to the former*', 'the header was not recorded'],
  [
    'documents-followups-2',
    'increment with an old*',
    'it counts on from the exchange before, whose header was not recorded',
  ],
  ['documents-followups-2', 'parallel*', RACE],
  ['documents-followups-2', 'count after', RACE],
  ['documents-followups-2', 'delta query*', 'how many documents of a transaction share a time depends on the moment'],
  ['documents-followups-2', 'list as user: gzip?', RACE],
  [
    'documents-followups-2',
    'JSON body of 13 MB*',
    'a body that is too large gets an answer; the proxy of the real server broke off',
  ],
  ['queries', 'cursorAfter invisible document', 'a comparison with a document shows its values'],
  ['queries', 'orderRandom', 'it is random'],
  ['queries', '$sequence greaterThan', 'the numbers of documents begin anew here'],
  ['queries', 'total=false', 'version 1.9.3 takes the word false for true'],
  ['queries-2', 'default limit &total=false', 'version 1.9.3 takes the word false for true'],
  ['queries-2', 'list cached*', CACHED],
  ['rate-limits-and-cors', 'health version', 'this server says that it keeps an access log'],
  ['transactions', 'guest creates a transaction', 'a guest cannot use one, and is told so at once'],
  ['transactions', 'read staged document with*', WHOLE],
  ['transactions', 'createDocument with*', WHOLE],
  ['transactions', 'increment with*', WHOLE],
  ['transactions', 'list with transactionId*', UPSERT],
  ['transactions', 'deleteDocument with*', UPSERT],
  ['transactions', 'commit', 'the delete of the document that the upsert named has been staged too'],
  ['write-rate-limit', 'update*', PARTIAL],
];

export function meant(recording: string, { name }: Exchange): string | null {
  const isNamed = (wanted: string) => (wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted);
  return MEANT.find(([of, wanted]) => of === recording && isNamed(wanted))?.[2] ?? null;
}
