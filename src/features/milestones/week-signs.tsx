import { FormattedMessage } from 'react-intl';
import { DangerSign, type DangerSignName } from '@/ui/drawings/danger-sign.tsx';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './week-page.module.css';

/** The signs of the Emergency page that need a call to the unit, each with its drawing. */
const drawings = {
  headache: 'head',
  vision: 'eyes',
  swelling: 'swelling',
  ribs: 'ribs',
  movements: 'still',
  someBleeding: 'bleeding',
  waters: 'fluid',
  belly: 'belly',
  fever: 'fever',
  vomiting: 'vomiting',
  leg: 'leg',
  heart: 'breath',
} as const satisfies Record<string, DangerSignName>;
type Sign = keyof typeof drawings;

const onlyInPregnancy: readonly Sign[] = ['movements', 'waters'];

/** Danger signs in pictures, and the way to all of them. */
export function WeekSigns({ isAfter }: { isAfter: boolean }) {
  const signs = (Object.keys(drawings) as Sign[]).filter((sign) => !isAfter || !onlyInPregnancy.includes(sign));
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="emergency.signs.unit" />
      </SectionTitle>
      <ul className={styles.signs}>
        {signs.map((sign) => (
          <li key={sign}>
            <DangerSign name={drawings[sign]} />
            <p>
              <FormattedMessage id={`emergency.urgent.${sign}`} />
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink to="/emergency#danger-signs" tone="quiet" icon="siren">
        <FormattedMessage id="resources.screen.signs" />
      </ButtonLink>
    </section>
  );
}
