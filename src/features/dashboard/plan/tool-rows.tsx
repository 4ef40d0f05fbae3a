import { FormattedMessage } from 'react-intl';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { toolPaths } from '@/app/settings/tool-paths.ts';
import type { Profile } from '@/model/records/profile.ts';
import { ListRow } from '@/ui/layout/list.tsx';
import { Icon } from '@/ui/media/icon.tsx';

const KICKS_FROM_WEEK = 28;
const CONTRACTIONS_FROM_WEEK = 37;

/** The kick counter from week 28 and the contraction timer from week 37; none when the week is not known. */
export function ToolRows({ profile, now }: { profile: Profile | null; now: number }) {
  const stage = stageOf(profile, localDate(now));
  if (stage.kind !== 'pregnant' || stage.weeks < KICKS_FROM_WEEK) return null;
  return (
    <>
      <ListRow
        to={toolPaths.kicks}
        lead={<Icon name="activity" />}
        title={<FormattedMessage id="dashboard.tools.kicks" />}
      />
      {stage.weeks >= CONTRACTIONS_FROM_WEEK && (
        <ListRow
          to={toolPaths.contractions}
          lead={<Icon name="clock" />}
          title={<FormattedMessage id="dashboard.tools.contractions" />}
        />
      )}
    </>
  );
}
