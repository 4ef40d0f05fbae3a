import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { OwnLimits } from '@/clinical/care/care-notes.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { ReadingKind } from '@/model/records/reading-kinds.ts';
import type { ReadingOf } from '@/model/records/reading.ts';
import type { IconName } from '@/ui/media/icon.tsx';

/** The targets that the tape of a sugar shows. */
export interface RowTargets {
  readonly profile: Profile | null;
  readonly ownLimits: OwnLimits | null;
}

/** How one kind of reading is listed. */
export interface KindRow<K extends ReadingKind> {
  readonly icon: IconName;
  /** Where the number lies on its scale. */
  readonly tape?: (reading: ReadingOf<K>, targets: RowTargets) => ReactNode;
  /** What the number means, in the words the rules allow: never a diagnosis. Without it the note is shown. */
  readonly meaning?: (reading: ReadingOf<K>, intl: IntlShape) => ReactNode;
}
