import { Query } from 'node-appwrite';
import { contactMessage } from '../../src/model/messages/contact-message.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { connect, type ProvisionTarget } from '../provision/connect.ts';
import type { StaffReport } from './create-staff.ts';

const NEWEST = 100;
/** Control characters: they would move the cursor or change the colours of the reader's terminal. */
const CONTROLS = /[\p{Cc}\p{Cf}]/gu;

const printable = (text: unknown): string =>
  String(text ?? '')
    .split('\n')
    .map((line) => `    ${line.replaceAll(CONTROLS, '')}`)
    .join('\n');

/** The newest messages of the contact form: time, subject, sender, address for the answer, text. */
export async function listMessages(target: ProvisionTarget): Promise<StaffReport> {
  const { documents, total } = await connect(target).databases.listDocuments({
    databaseId: DATABASE_ID,
    collectionId: contactMessage.collection,
    queries: [Query.orderDesc('$createdAt'), Query.limit(NEWEST)],
  });
  const told = documents.flatMap((held) => {
    const field = (name: string): unknown => Reflect.get(held, name);
    const from = field('userId') ? `account ${String(field('userId'))}` : 'no account';
    return [
      `${held.$createdAt}  ${String(field('kind'))}  ${from}  ${printable(field('replyTo') ?? 'no address').trim()}`,
      printable(field('text')),
      '',
    ];
  });
  return [`Messages (${total})`, ...told];
}
