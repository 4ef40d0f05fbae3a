import { buffer } from 'node:stream/consumers';
import { findActiveContent } from '../src/pdf/active-content.ts';

// A process of its own for each PDF, see `server/storage/pdf-scan.ts`: a hostile file can fill memory or take very long.
process.stdout.write((await findActiveContent(await buffer(process.stdin))) ?? 'none');
