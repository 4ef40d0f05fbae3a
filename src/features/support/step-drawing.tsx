import { useIntl } from 'react-intl';
import { CuffOnArm, FeetFlat, SitAndMeasure } from '@/ui/drawings/measure-pressure.tsx';
import { PhoneScene, type PhoneSceneName } from '@/ui/drawings/phone-scene.tsx';
import styles from './support.module.css';

export type StepDrawingName = 'sit' | 'cuff' | PhoneSceneName;

/** The drawing of a step. What is done on the phone is said by the words of the step, so it has none of its own. */
export function StepDrawing({ name }: { name: StepDrawingName }) {
  const intl = useIntl();
  const words = (of: 'sit' | 'cuff' | 'feet') => ({
    title: intl.formatMessage({ id: `drawing.${of}` }),
    description: intl.formatMessage({ id: `drawing.${of}.text` }),
  });
  if (name === 'cuff') return <CuffOnArm {...words('cuff')} />;
  if (name !== 'sit') return <PhoneScene scene={name} />;
  return (
    <div className={styles.two}>
      <SitAndMeasure {...words('sit')} />
      <FeetFlat {...words('feet')} />
    </div>
  );
}
