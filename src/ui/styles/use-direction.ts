import { createContext, useContext } from 'react';

export type Direction = 'ltr' | 'rtl';

/** The text direction of the language; set by the messages provider. */
export const DirectionContext = createContext<Direction>('ltr');

export const useDirection = (): Direction => useContext(DirectionContext);
