import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import { MicroTape } from '@/ui/chart/micro-tape.tsx';
import styles from './feature-previews.module.css';

const pressureScale = {
  from: 40,
  to: 190,
  bands: [
    { from: 60, to: 90, tone: 'faint' },
    { from: 90, to: 140, tone: 'soft' },
  ],
  limits: [90, 140],
} as const;

/** Illustrations with example numbers, not controls; therefore hidden from screen readers. */
const SevereExample = () => (
  <div className={styles.severe} aria-hidden="true">
    <p className={styles.band}>
      <Icon name="phone-call" />
      <FormattedMessage id="home.example.severe" />
    </p>
    <p className={styles.reading}>
      <bdi dir="ltr">164/112</bdi>
      <MicroTape scale={pressureScale} value={164} low={112} isHigh />
    </p>
  </div>
);

const OfflineExample = () => (
  <div className={styles.card} aria-hidden="true">
    <p className={styles.row}>
      <span className={styles.time}>07:42</span>
      <span className={styles.value}>
        <bdi dir="ltr">
          <strong>118/76</strong> mmHg
        </bdi>
      </span>
      <span className={styles.saved}>
        <Icon name="check" />
        <FormattedMessage id="home.example.saved" />
      </span>
    </p>
    <p className={styles.offline}>
      <Icon name="cloud-off" size={20} />
      <FormattedMessage id="home.example.offline" />
    </p>
  </div>
);

const DoctorExample = () => (
  <div className={styles.card} aria-hidden="true">
    <p className={styles.row}>
      <span className={styles.initials}>
        <FormattedMessage id="home.example.initials" />
      </span>
      <span className={styles.value}>
        <strong>
          <FormattedMessage id="home.example.patient" />
        </strong>
        <br />
        <FormattedMessage id="home.example.rising" />
      </span>
      <span className={styles.today}>
        <Icon name="phone" size={20} />
        <FormattedMessage id="home.example.today" />
      </span>
    </p>
    <p className={styles.looked}>
      <Icon name="eye" size={20} />
      <FormattedMessage id="home.example.looked" />
    </p>
  </div>
);

const Feature = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <section className={styles.promise}>
    {picture}
    {children}
  </section>
);

/** Three features of the app, each with an illustration. */
export function FeaturePreviews() {
  return (
    <div className={styles.promises}>
      <Feature picture={<SevereExample />}>
        <h2>
          <FormattedMessage id="home.answer.title" />
        </h2>
        <p>
          <FormattedMessage id="home.answer.text" />
        </p>
      </Feature>
      <Feature picture={<OfflineExample />}>
        <h2>
          <FormattedMessage id="home.offline.title" />
        </h2>
        <p>
          <FormattedMessage id="home.offline.text" />
        </p>
      </Feature>
      <Feature picture={<DoctorExample />}>
        <h2>
          <FormattedMessage id="home.doctor.title" />
        </h2>
        <p>
          <FormattedMessage id="home.doctor.text" />
        </p>
      </Feature>
    </div>
  );
}
