import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ok, unknown, unsafe, warning, type Finding } from './finding.ts';

const OTHERS = 0o077;
const OTHERS_MAY_WRITE = 0o022;
const STICKY = 0o1000;
const FEW = 3;

const octal = (mode: number): string => (mode & 0o777).toString(8).padStart(3, '0');

function few(paths: readonly string[]): string {
  const more = paths.length - FEW;
  return paths.slice(0, FEW).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The folders above, in which another user could replace the data folder by one of his own. */
function replaceableParents(path: string): string[] {
  const found: string[] = [];
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode } = statSync(folder);
    if ((mode & OTHERS_MAY_WRITE) !== 0 && (mode & STICKY) === 0) found.push(folder);
    if (folder === dirname(folder)) return found;
  }
}

/** Whether other users of the machine can reach the data folder or its files. */
export function checkFolder(dataPath: string): Finding[] {
  if (process.platform === 'win32')
    return [unknown('Permissions of files are not checked on Windows.', 'Let only the user of the server read them.')];
  const folder = resolve(dataPath);
  const { mode, uid } = statSync(folder);
  const findings: Finding[] = [];
  const isOpen = (mode & OTHERS) !== 0;
  if (isOpen)
    findings.push(unsafe(`Other users can open the data folder (mode ${octal(mode)}).`, `chmod 700 ${folder}`));
  const parents = replaceableParents(folder);
  if (parents.length > 0)
    findings.push(
      unsafe(
        `Others can write in ${few(parents)}, and so replace the data folder.`,
        `chmod go-w ${parents.join(' ')}, or move the data folder.`,
      ),
    );
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return { path, stat: lstatSync(path, { throwIfNoEntry: false }) };
  });
  const readable = entries.filter(({ stat }) => stat && !stat.isSymbolicLink() && (stat.mode & OTHERS) !== 0);
  if (readable.length > 0)
    findings.push(
      (isOpen ? unsafe : warning)(
        `Other users could read ${few(readable.map(({ path }) => path))}${isOpen ? '' : ', if the folder were open'}.`,
        `chmod -R go-rwx ${folder}`,
      ),
    );
  const foreign = entries.filter(({ stat }) => stat && stat.uid !== uid);
  if (foreign.length > 0)
    findings.push(
      warning(
        `${few(foreign.map(({ path }) => path))} belong to another user than the folder.`,
        `Make them the server's: chown -R --reference=${folder} ${folder}. Run npm run admin as that user.`,
      ),
    );
  return findings.length > 0
    ? findings
    : [ok('The data folder and its files belong to one user, and only to this one.')];
}

/** Whether other users can read a file with secrets. */
export function checkSecretFile(path: string, contents: string): Finding[] {
  if (process.platform === 'win32' || !existsSync(path)) return [];
  const { mode } = statSync(path);
  if ((mode & OTHERS) === 0) return [ok(`${path} is readable by its owner only.`)];
  return [unsafe(`Other users can read ${path}, which ${contents} (mode ${octal(mode)}).`, `chmod 600 ${path}`)];
}
