import { dialled } from '@/emergency-contacts.ts';

/** Is there a digit to dial? A link to call "City hospital", or a "+" alone, calls nobody. */
export const canDial = (phone: string): boolean => /\d/.test(dialled(phone));
