import type { Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;
type Made = { readonly type: 'asset' } | { readonly type: 'chunk'; readonly imports: readonly string[] };

/** Returns a chunk and its static imports by file name, in the order in which they run, which is that of their style sheets. */
export function importedChunks<Part extends Made>(
  bundle: Readonly<Record<string, Part>>,
  last: string,
): Map<string, Extract<Part, { type: 'chunk' }>> {
  const chunks = new Map<string, Extract<Part, { type: 'chunk' }>>();
  const met = new Set<string>();
  const take = (file: string): void => {
    const made = bundle[file];
    if (met.has(file) || made?.type !== 'chunk') return;
    met.add(file);
    for (const imported of made.imports) take(imported);
    chunks.set(file, made as Extract<Part, { type: 'chunk' }>);
  };
  take(last);
  return chunks;
}

/** Returns the scripts and style sheets of the named chunk and of its static imports. @throws when there is no such chunk */
export function chunkFiles(bundle: Bundle, name: string): { scripts: string[]; sheets: string[] } {
  const chunk = Object.values(bundle).find((made) => made.type === 'chunk' && made.name === name);
  if (!chunk) throw new Error(`No chunk ${name} in the bundle`);
  const chunks = importedChunks(bundle, chunk.fileName);
  const sheets = [...chunks.values()].flatMap((made) => [...(made.viteMetadata?.importedCss ?? [])]);
  return { scripts: [...chunks.keys()], sheets: [...new Set(sheets)] };
}
