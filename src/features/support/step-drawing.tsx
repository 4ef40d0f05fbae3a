import { useIntl } from 'react-intl';
import { CuffOnArm, FeetFlat, NothingBefore, NoTalking, SitAndMeasure } from '@/ui/drawings/measure-pressure.tsx';
import { PhoneScene, type PhoneSceneName } from '@/ui/drawings/phone-scene.tsx';
import styles from './support.module.css';

export type StepDrawingName = 'sit' | 'cuff' | 'before' | 'quiet' | PhoneSceneName;

/** The drawing of a step. It has words of its own only where it shows more than the words of the step say. */
export function StepDrawing({ name }: { name: StepDrawingName }) {
  const intl = useIntl();
  const words = (of: 'sit' | 'cuff' | 'feet') => ({
    title: intl.formatMessage({ id: `drawing.${of}` }),
    description: intl.formatMessage({ id: `drawing.${of}.text` }),
  });
  if (name === 'cuff') return <CuffOnArm {...words('cuff')} />;
  if (name === 'before') return <NothingBefore />;
  if (name === 'quiet') return <NoTalking />;
  if (name !== 'sit') return <PhoneScene scene={name} />;
  return (
    <div className={styles.two}>
      <SitAndMeasure {...words('sit')} />
      <FeetFlat {...words('feet')} />
    </div>
  );
}
