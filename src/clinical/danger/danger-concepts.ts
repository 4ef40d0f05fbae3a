import { callConcepts } from './call-concepts.ts';
import type { Concept } from './danger-concept.ts';
import { emergencyConcepts } from './emergency-concepts.ts';
import { safetyConcepts } from './safety-concepts.ts';

/** All dangers that are recognised by words. */
export const concepts = { ...safetyConcepts, ...emergencyConcepts, ...callConcepts };

/** The concepts, and a pressure and a sugar level, which are judged by their numbers. */
export type ConceptId = keyof typeof concepts | 'RF21' | 'RF30';

/** The concept of an id; null for one that is judged by its number. */
export const conceptOf = (id: ConceptId): Concept | null => (concepts as Readonly<Record<string, Concept>>)[id] ?? null;
