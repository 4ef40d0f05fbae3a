import type { NoticeKind } from '../../src/model/reminder-notice.ts';
import { doseSource } from './dose-source.ts';
import type { Scheduled, Source } from './source.ts';
import { visitSource } from './visit-source.ts';

/** A source whose records are only handed back to itself. */
export type AnySource = Source<Scheduled>;

export const sources = [doseSource, visitSource] as unknown as readonly AnySource[];

export const sourceOf = (kind: NoticeKind): AnySource =>
  (kind === 'dose' || kind === 'again' ? doseSource : visitSource) as unknown as AnySource;
