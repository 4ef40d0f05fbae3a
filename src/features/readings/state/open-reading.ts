import { create } from 'zustand';
import type { Reading } from '@/model/records/reading.ts';

/** The reading whose detail is open. */
export const useOpenReading = create<{ readonly reading: Reading | null }>(() => ({ reading: null }));

export const showReading = (reading: Reading): void => useOpenReading.setState({ reading });
export const closeReading = (): void => useOpenReading.setState({ reading: null });
