import { Query } from 'node-appwrite';
import { contactMessage } from '../../src/model/contact-message.ts';
import { DATABASE_ID } from '../../src/model/database-id.ts';
import { connect, type ProvisionTarget } from '../provision/connect.ts';
import type { Told } from './create-staff.ts';

const NEWEST = 100;
/** Signs that would move the cursor or colour the terminal of whoever reads. */
const CONTROLS = /[\p{Cc}\p{Cf}]/gu;

const printable = (text: unknown): string =>
  String(text ?? '')
    .split('\n')
    .map((line) => `    ${line.replaceAll(CONTROLS, '')}`)
    .join('\n');

/** The newest messages of the contact form: when, what about, from whom, where an answer is wanted, the words. */
export async function listMessages(target: ProvisionTarget): Promise<Told> {
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
