/** Why a sentence of the assistant is not shown (clinical rules 12.4). */
export type ReplyFault = 'dose' | 'diagnosis' | 'no-need-to-call' | 'clinician';
