import { howToMeasurePressure } from '@/clinical/pressure/how-to-measure-pressure.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import type { IconName } from '@/ui/media/icon.tsx';

export interface Guide {
  readonly name: 'pressure' | 'add' | 'movements' | 'install' | 'backup' | 'emergency';
  readonly isAboutBaby?: true;
  readonly steps: readonly { readonly text: MessageId; readonly icon: IconName }[];
}

const pressureIcons: readonly IconName[] = ['clock', 'user', 'heart-pulse', 'shield', 'refresh', 'calendar'];

/** Step-by-step guides. The steps for measuring blood pressure come from the clinical rules. */
export const guides: readonly Guide[] = [
  {
    name: 'pressure',
    steps: howToMeasurePressure.map((text, index) => ({ text, icon: pressureIcons[index] ?? 'heart-pulse' })),
  },
  {
    name: 'add',
    steps: [
      { text: 'support.add.1', icon: 'sun' },
      { text: 'support.add.2', icon: 'pencil' },
      { text: 'support.add.3', icon: 'check-circle' },
      { text: 'support.add.4', icon: 'phone-call' },
    ],
  },
  {
    name: 'movements',
    isAboutBaby: true,
    steps: [
      { text: 'support.movements.1', icon: 'activity' },
      { text: 'support.movements.2', icon: 'phone-call' },
      { text: 'support.movements.3', icon: 'close' },
    ],
  },
  {
    name: 'install',
    steps: [
      { text: 'support.install.1', icon: 'smartphone' },
      { text: 'support.install.2', icon: 'share' },
      { text: 'support.install.3', icon: 'cloud-off' },
    ],
  },
  {
    name: 'backup',
    steps: [
      { text: 'support.backup.1', icon: 'download' },
      { text: 'support.backup.2', icon: 'key' },
      { text: 'support.backup.3', icon: 'refresh' },
    ],
  },
  {
    name: 'emergency',
    steps: [
      { text: 'support.emergency.1', icon: 'globe' },
      { text: 'support.emergency.2', icon: 'users' },
      { text: 'support.emergency.3', icon: 'print' },
    ],
  },
];
