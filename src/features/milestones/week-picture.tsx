import { FormattedMessage, useIntl } from 'react-intl';
import { babySizeAt, babySizeSources } from '@/clinical/gestation/baby-size.ts';
import { SourceList } from '@/app/content/source-list.tsx';
import { BabyOnTape } from '@/ui/drawings/baby-on-tape.tsx';
import { lengthText, weightText } from './size-words.ts';
import styles from './week-page.module.css';

interface WeekPictureProps {
  week: number;
  isAfter: boolean;
  /** More than one baby: each can be smaller than the table says. */
  isTwins: boolean;
}

/** The baby at scale on the tape, with its length and weight and where these numbers come from. */
export function WeekPicture({ week, isAfter, isTwins }: WeekPictureProps) {
  const intl = useIntl();
  const size = babySizeAt(week, isAfter);
  if (!size) return null;
  const { length, grams } = size;
  const title = intl.formatMessage(
    { id: length ? 'drawing.baby' : 'drawing.baby.tiny' },
    { week, after: isAfter ? 'yes' : 'no' },
  );
  return (
    <section className={styles.picture}>
      <BabyOnTape
        week={isAfter ? 42 : week}
        mm={length?.mm ?? null}
        title={title}
        description={intl.formatMessage(
          { id: length ? 'drawing.baby.text' : 'drawing.baby.tiny.text' },
          { length: length ? lengthText(intl, length.mm) : '' },
        )}
        unit="cm"
      />
      {length ? (
        <dl className={styles.size}>
          <div>
            <dt>
              <FormattedMessage id={`milestones.size.${length.measure}`} />
            </dt>
            <dd>{lengthText(intl, length.mm)}</dd>
          </div>
          {grams !== null && (
            <div>
              <dt>
                <FormattedMessage id="milestones.size.weight" />
              </dt>
              <dd>{weightText(intl, grams)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p>
          <FormattedMessage id="milestones.size.none" />
        </p>
      )}
      {length && (
        <p className={styles.hint}>
          <FormattedMessage id={isTwins ? 'milestones.size.twins' : 'milestones.size.mean'} />
        </p>
      )}
      {length && (
        <SourceList
          sources={babySizeSources(week, isAfter)}
          title={<FormattedMessage id="milestones.size.sources" />}
        />
      )}
    </section>
  );
}
