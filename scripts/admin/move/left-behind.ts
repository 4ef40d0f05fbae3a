import type { StoredData } from '../../../server/admin/stored-data.ts';
import { isComplete } from '../../../server/store/tables/stored-file.ts';
import { losesPassword } from './move-accounts.ts';

const section = (title: string, entries: readonly string[]): string[] =>
  entries.length === 0 ? [] : [`  ${title}`, ...entries.map((entry) => `    ${entry}`)];

function unfinishedUploads(data: StoredData): number {
  let count = 0;
  for (const bucket of data.buckets) for (const file of data.files(bucket)) if (!isComplete(file)) count++;
  return count;
}

/** What cannot move, and what follows for people. */
export function describeLeftBehind(data: StoredData): string[] {
  const withoutPassword = [...data.users()].filter(losesPassword).map(({ email, id }) => email || id);
  return [
    'Not moved:',
    `  ${data.countOf('sessions')} sessions: every person signs in once more`,
    '  links in mails that were sent before, and the times of registrations, passwords and uploads',
    '  the audit trail: keep this data folder as its archive (npm run admin -- verify-audit reads it)',
    `  ${data.countOf('project_keys')} API keys that a key made, ${data.countOf('staged')} parts of open transactions, ${unfinishedUploads(data)} unfinished uploads`,
    `  the memory of ${data.countOf('former_accounts')} deleted accounts: their ids could be taken again`,
    ...section('authenticator apps and recovery codes; these people set theirs up anew:', data.withAuthenticator()),
    ...section('passwords of these people, who set a new one by mail:', withoutPassword),
  ];
}
