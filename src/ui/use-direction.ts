import { createContext, useContext } from 'react';

export type Direction = 'ltr' | 'rtl';

/** Which way the language runs; the provider of the messages sets it. */
export const DirectionContext = createContext<Direction>('ltr');

export const useDirection = (): Direction => useContext(DirectionContext);
