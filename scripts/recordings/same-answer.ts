import { isCutList, keptText } from './expand.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/;
const ID = /^[\da-f]{20}$/;
const HASH = /^[\da-f]{32}$/;
const HIDDEN = '<secret>';
/** Values that differ between runs, or whose wording differs. */
const LEFT_OUT = new Set(['message', 'version', 'ip', '$sequence', 'sequence']);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120);

/** Compares answers, and learns meanwhile which id of the recording is which one here. */
export class Comparison {
  /** Recorded ids, times and hashes with what stands for them here. */
  readonly known = new Map<string, string>();

  /** Says where a value differs from the recorded one; null when it does not. */
  difference(recorded: unknown, actual: unknown, at = 'body'): string | null {
    if (typeof recorded === 'string' && typeof actual === 'string') return this.textDifference(recorded, actual, at);
    if (Array.isArray(recorded) && Array.isArray(actual)) {
      if (isCutList(recorded)) return this.difference(recorded.slice(0, -1), actual.slice(0, recorded.length - 1), at);
      if (recorded.length !== actual.length) return `${at} has ${actual.length} entries instead of ${recorded.length}`;
      return this.first(recorded.map((value, i) => [value, actual[i], `${at}[${i}]`]));
    }
    if (isObject(recorded) && isObject(actual) && !Array.isArray(recorded) && !Array.isArray(actual)) {
      const keys = [...new Set([...Object.keys(recorded), ...Object.keys(actual)])].filter((key) => !LEFT_OUT.has(key));
      return this.first(keys.map((key) => [recorded[key], actual[key], `${at}.${key}`]));
    }
    return Object.is(recorded, actual) ? null : `${at} is ${shown(actual)} instead of ${shown(recorded)}`;
  }

  /** A recorded text as it has to be sent here. */
  translated(text: string): string {
    let result = text;
    for (const [recorded, actual] of this.known) {
      result = result.replaceAll(recorded, actual);
      result = result.replaceAll(encodeURIComponent(recorded), encodeURIComponent(actual));
    }
    return result;
  }

  private first(pairs: [unknown, unknown, string][]): string | null {
    for (const pair of pairs) {
      const difference = this.difference(...pair);
      if (difference !== null) return difference;
    }
    return null;
  }

  private textDifference(recorded: string, actual: string, at: string): string | null {
    if (recorded === HIDDEN) return null;
    if (recorded === actual) {
      if (TIME.test(recorded)) this.known.set(recorded, actual);
      return null;
    }
    if (TIME.test(recorded) && TIME.test(actual)) {
      if (!this.known.has(recorded)) this.known.set(recorded, actual);
      return null;
    }
    const kept = keptText(recorded);
    if (kept !== null && actual.startsWith(kept)) return null;
    for (const form of [ID, HASH]) {
      if (!form.test(recorded) || !form.test(actual)) continue;
      const before = this.known.get(recorded);
      this.known.set(recorded, before ?? actual);
      return before === undefined || before === actual ? null : `${at} is another id than before`;
    }
    return `${at} is ${shown(actual)} instead of ${shown(recorded)}`;
  }
}
