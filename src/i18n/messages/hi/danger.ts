import type { danger as english } from '../en/danger.ts';
import type { Translated } from '../../translated.ts';

/** The card over a message that speaks of danger. */
export const danger: Translated<typeof english> = {
  'danger.youWrote': 'आपने {words} लिखा।',
  'danger.compact': 'अगर आपको यह अभी है',
};
