import { showDrawing } from '@/show-drawing.ts';

showDrawing();
