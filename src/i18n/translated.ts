/** One area's words in another language. What is missing is shown in English; a test tells what is missing. */
export type Translated<English> = Readonly<Partial<Record<keyof English, string>>>;
