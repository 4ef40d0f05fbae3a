import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { isBuildOfApp } from './sync-workers.ts';
import { importedChunks } from './chunk-files.ts';

const bytesOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): Uint8Array => {
  const content = file.type === 'chunk' ? file.code : file.source;
  return typeof content === 'string' ? Buffer.from(content) : content;
};
const inUnits = (bytes: number, unit: 'kB' | 'MB'): string =>
  `${(bytes / (unit === 'kB' ? 1e3 : 1e6)).toFixed(1)} ${unit}`;

/** Prints one line of sizes after the build of the app: all files, and the scripts that the entry imports (gzip). */
export const buildSummary: Plugin = {
  name: 'build-summary',
  apply: 'build',
  writeBundle(_, bundle) {
    const files = Object.values(bundle);
    const entry = files.find((file) => file.type === 'chunk' && isBuildOfApp(file.facadeModuleId));
    if (entry === undefined) return;
    const entryBytes = [...importedChunks(bundle, entry.fileName).keys()].reduce((sum, name) => {
      const chunk = bundle[name];
      return chunk === undefined ? sum : sum + gzipSync(bytesOf(chunk)).length;
    }, 0);
    const allBytes = files.reduce((sum, file) => sum + bytesOf(file).length, 0);
    console.log(
      `Built ${files.length} files, ${inUnits(allBytes, 'MB')}; the entry loads ${inUnits(entryBytes, 'kB')} of scripts (gzip)`,
    );
  },
};
