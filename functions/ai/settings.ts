/** The one the specification names, and what Google offers in its place now that it is retired. */
const PRESET_MODELS = 'gemini-1.5-flash-latest,gemini-2.5-flash,gemini-2.0-flash';

/** How this gateway is set up: variables of the function. */
export interface Settings {
  /** Empty: nobody has given one yet. */
  readonly key: string;
  /** Address of the generative AI service, without a path. */
  readonly service: string;
  /** Asked in this order, the next one when one is gone or overloaded. */
  readonly models: readonly string[];
  /** Requests one person may make. */
  readonly perMinute: number;
  readonly perDay: number;
  /** A page of this origin may call, when the app is not served from the same one; empty otherwise. */
  readonly appOrigin: string;
}

const numberOf = (text: string | undefined, preset: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : preset;
};

/** Reads the variables; to be called before the first `await` of a run, while they are there. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const models = (environment.AI_MODEL || PRESET_MODELS).split(',').map((model) => model.trim());
  return {
    key: environment.GEMINI_API_KEY ?? '',
    service: (environment.AI_ENDPOINT || 'https://generativelanguage.googleapis.com').replace(/\/+$/, ''),
    models: models.filter((model) => model !== ''),
    perMinute: numberOf(environment.AI_PER_MINUTE, 12),
    perDay: numberOf(environment.AI_PER_DAY, 200),
    appOrigin: environment.AI_APP_URL ?? '',
  };
}
