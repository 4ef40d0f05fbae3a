import { food } from '../../../src/content/en/food.ts';
import { products } from '../../../src/content/en/products.ts';
import type { Entry } from '../../../src/content/entries/entry.ts';
import { bookmarkedMessage } from '../../../src/model/messages/bookmarked-message.ts';
import { chatMessage } from '../../../src/model/messages/chat-message.ts';
import { bookmarkedProduct } from '../../../src/model/records/bookmarked-product.ts';
import { derivedId } from '../../../src/model/schema/derived-id.ts';
import { MINUTE_MS } from '../../../src/model/time/durations.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import type { Story } from '../stories/story.ts';
import { instantAt, type DemoClock } from './demo-clock.ts';
import { demoRecord, shortId, type DemoRecord } from './demo-record.ts';

/** Answers later than this many minutes are not usual. */
const ANSWER_MINUTES = 1;

function entryOf<E extends Entry>(entries: readonly E[], name: string): E {
  const found = entries.find(({ id }) => id.endsWith(`.${name}`));
  if (!found) throw new RangeError(`there is no built-in text ${name}`);
  return found;
}
const wordsOf = ({ parts }: Entry): string => parts.map(({ text }) => text).join(' ');

/** Her questions to the assistant. Every answer is a built-in text with its sources, and none was made by a machine. */
export async function talksOf({ account, talks = [] }: Story, clock: DemoClock): Promise<DemoRecord[]> {
  const found: DemoRecord[] = [];
  for (const [nth, { when, question, foodId, isKept = false }] of talks.entries()) {
    const entry = entryOf(food, foodId);
    const answer = `${entry.title}: ${wordsOf(entry)}`;
    const sessionId = `${shortId(account.id)}-talk-${nth}`;
    const at = clock.at(...when).getTime();
    const say = (role: 'user' | 'model', content: string, minutes: number) =>
      demoRecord(chatMessage, `${sessionId}-${role}`, {
        userId: account.id,
        role,
        content,
        sessionId,
        timestamp: toInstant(at + minutes * MINUTE_MS),
      });
    found.push(say('user', question, 0), say('model', answer, ANSWER_MINUTES));
    if (!isKept) continue;
    const kept = { userId: account.id, messageContent: answer, bookmarkedAt: toInstant(at + 2 * MINUTE_MS) };
    found.push(demoRecord(bookmarkedMessage, await derivedId('message', account.id, answer), kept));
  }
  return found;
}

/** The products that she has marked. */
export const markedProducts = ({ account, products: marked = [] }: Story, clock: DemoClock): Promise<DemoRecord[]> =>
  Promise.all(
    marked.map(async ({ when, productId: name }) => {
      const entry = entryOf(products, name);
      const productId = entry.id.replace(/^[^.]*\./, '');
      return demoRecord(bookmarkedProduct, await derivedId('product', account.id, productId), {
        userId: account.id,
        productId,
        productName: entry.title,
        description: wordsOf(entry),
        category: entry.category,
        searchKeywords: entry.also ?? null,
        bookmarkedAt: instantAt(clock, ...when),
      });
    }),
  );
