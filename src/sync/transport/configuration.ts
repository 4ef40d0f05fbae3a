import { DATABASE_ID } from '@/model/schema/database-id.ts';
import type { Connection } from './connection.ts';

export type Configuration = Connection;

/** Thrown when settings are missing or still a placeholder; `missing` names them. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  constructor(readonly missing: readonly string[]) {
    super(`Set ${missing.join(', ')}.`);
  }
}

/** Placeholders of example files: `<your id>`, `your-project`, `changeme`, `xxx`. */
const isPlaceholder = (value: string) =>
  value.trim() === '' || /^<.*>$|^your[-_ ]|^change-?me$|^x{3,}$|^todo$/i.test(value);

const isEndpoint = (value: string) => URL.canParse(value) && /^https?:/.test(value) && /\/v1\/?$/.test(value);

/**
 * Reads where the backend is. Without settings it is the server that this page came from. @throws ConfigurationError
 */
export function checkConfiguration(
  settings: Readonly<Record<string, unknown>> = import.meta.env,
  origin: string = location.origin,
): Configuration {
  const missing: string[] = [];
  const read = (name: string, preset: string, isRight: (value: string) => boolean = () => true) => {
    const value = String(settings[name] ?? preset);
    if (isPlaceholder(value) || !isRight(value)) missing.push(name);
    return value;
  };
  const found = {
    endpoint: read('VITE_APPWRITE_ENDPOINT', `${origin}/v1`, isEndpoint).replace(/\/$/, ''),
    projectId: read('VITE_APPWRITE_PROJECT_ID', 'maia'),
    databaseId: read('VITE_APPWRITE_DATABASE_ID', DATABASE_ID),
  };
  if (missing.length > 0) throw new ConfigurationError(missing);
  return found;
}

/** The address of the AI gateway: functions/ai under the page's origin unless configured. */
export const aiAddress = (
  settings: Readonly<Record<string, unknown>> = import.meta.env,
  origin: string = location.origin,
): string => String(settings['VITE_AI_ENDPOINT'] ?? `${origin}/functions/ai`).replace(/\/$/, '');
