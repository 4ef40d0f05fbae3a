import type { Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** The files that a chunk takes in before it runs, itself with them, and their style sheets. @throws when nothing has this name */
export function filesOf(bundle: Bundle, name: string): { scripts: string[]; sheets: string[] } {
  const chunk = Object.values(bundle).find((made) => made.type === 'chunk' && made.name === name);
  if (!chunk) throw new Error(`No chunk ${name} in the bundle`);
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const take = (file: string): void => {
    const made = bundle[file];
    if (scripts.has(file) || made?.type !== 'chunk') return;
    scripts.add(file);
    for (const imported of made.imports) take(imported);
    for (const sheet of made.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  };
  take(chunk.fileName);
  return { scripts: [...scripts], sheets: [...sheets] };
}
