import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { Profile } from '@/model/records/profile.ts';
import { ListRow } from '@/ui/layout/list.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { sectionWords, titleOf, type Section } from './sections.ts';
import { summaryOf } from './summary.ts';

interface SectionRowProps {
  section: Section;
  profile: Profile | null;
  today: string;
}

/** A part of the profile in a few words; opens it. Each word is isolated: in Arabic the digits of a phone number would change places. */
export function SectionRow({ section, profile, today }: SectionRowProps) {
  const intl = useIntl();
  const summary = summaryOf(intl, section, profile, today);
  return (
    <ListRow
      to={`/profile/${section}`}
      lead={<Icon name={sectionWords[section].icon} />}
      title={intl.formatMessage({ id: titleOf(section, profile?.pregnancyStatus === 'ended') })}
      detail={
        summary.length > 0
          ? summary.map((part, index) => (
              <Fragment key={part}>
                {index > 0 && ' · '}
                <bdi>{part}</bdi>
              </Fragment>
            ))
          : intl.formatMessage({ id: 'profile.summary.empty' })
      }
    />
  );
}
