/** The messages of one area in another language. Missing ones are shown in English; a test lists them. */
export type Translated<English> = Readonly<Partial<Record<keyof English, string>>>;
