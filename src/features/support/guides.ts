import { howToMeasurePressure } from '@/clinical/pressure/how-to-measure-pressure.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import type { IconName } from '@/ui/media/icon.tsx';
import type { StepDrawingName } from './step-drawing.tsx';

export interface Guide {
  readonly name: 'pressure' | 'add' | 'movements' | 'install' | 'backup' | 'emergency';
  readonly isAboutBaby?: true;
  readonly steps: readonly { readonly text: MessageId; readonly icon: IconName; readonly drawing: StepDrawingName }[];
}

const pressureDrawings: readonly StepDrawingName[] = ['before', 'sit', 'cuff', 'quiet', 'entry', 'cuff'];
const pressureIcons: readonly IconName[] = ['clock', 'user', 'heart-pulse', 'shield', 'refresh', 'calendar'];

/** Step-by-step guides. The steps for measuring blood pressure come from the clinical rules. */
export const guides: readonly Guide[] = [
  {
    name: 'pressure',
    steps: howToMeasurePressure.map((text, index) => ({
      text,
      icon: pressureIcons[index] ?? 'heart-pulse',
      drawing: pressureDrawings[index] ?? 'cuff',
    })),
  },
  {
    name: 'add',
    steps: [
      { text: 'support.add.1', icon: 'sun', drawing: 'tiles' },
      { text: 'support.add.2', icon: 'pencil', drawing: 'entry' },
      { text: 'support.add.3', icon: 'check-circle', drawing: 'saved' },
      { text: 'support.add.4', icon: 'phone-call', drawing: 'call' },
    ],
  },
  {
    name: 'movements',
    isAboutBaby: true,
    steps: [
      { text: 'support.movements.1', icon: 'activity', drawing: 'moves' },
      { text: 'support.movements.2', icon: 'phone-call', drawing: 'change' },
      { text: 'support.movements.3', icon: 'close', drawing: 'device' },
    ],
  },
  {
    name: 'install',
    steps: [
      { text: 'support.install.1', icon: 'smartphone', drawing: 'browser' },
      { text: 'support.install.2', icon: 'share', drawing: 'share' },
      { text: 'support.install.3', icon: 'cloud-off', drawing: 'offline' },
    ],
  },
  {
    name: 'backup',
    steps: [
      { text: 'support.backup.1', icon: 'download', drawing: 'file' },
      { text: 'support.backup.2', icon: 'key', drawing: 'key' },
      { text: 'support.backup.3', icon: 'refresh', drawing: 'back' },
    ],
  },
  {
    name: 'emergency',
    steps: [
      { text: 'support.emergency.1', icon: 'globe', drawing: 'country' },
      { text: 'support.emergency.2', icon: 'users', drawing: 'people' },
      { text: 'support.emergency.3', icon: 'print', drawing: 'card' },
    ],
  },
];
