import { showFirstFrame } from '@/app/start/show-first-frame.ts';

showFirstFrame();
