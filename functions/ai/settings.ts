/** The model of the specification, which is retired, and the models that Google offers instead. */
const PRESET_MODELS = 'gemini-1.5-flash-latest,gemini-2.5-flash,gemini-2.0-flash';

/** Settings of the gateway, from the function's variables. */
export interface Settings {
  /** API key of the AI service; empty when it is not configured. */
  readonly key: string;
  /** URL of the generative AI service, without a path. */
  readonly service: string;
  /** Tried in this order; the next one when a model is retired or overloaded. */
  readonly models: readonly string[];
  /** Requests allowed for one user. */
  readonly perMinute: number;
  readonly perDay: number;
  /** Origin of the app when it is not served from the origin of this function; otherwise empty. */
  readonly appOrigin: string;
}

const positiveInteger = (text: string | undefined, preset: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : preset;
};

/**
 * Reads the settings. Call it before the first `await` of a run: later the environment may belong to another function.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const models = (environment.AI_MODEL || PRESET_MODELS).split(',').map((model) => model.trim());
  return {
    key: environment.GEMINI_API_KEY ?? '',
    service: (environment.AI_ENDPOINT || 'https://generativelanguage.googleapis.com').replace(/\/+$/, ''),
    models: models.filter((model) => model !== ''),
    perMinute: positiveInteger(environment.AI_PER_MINUTE, 12),
    perDay: positiveInteger(environment.AI_PER_DAY, 200),
    appOrigin: environment.AI_APP_URL ?? '',
  };
}
