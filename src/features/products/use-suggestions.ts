import { useEffect, useRef, useState } from 'react';
import { AiError, wholeAnswer, type AiTrouble } from '@/ask-ai.ts';
import { checkReply } from '@/clinical/reply-filter.ts';
import { readSuggestions, type ProductSuggestion } from '@/model/product-suggestion.ts';

export type Asked =
  | { readonly phase: 'idle' | 'asking' }
  | { readonly phase: 'answered'; readonly suggestions: readonly ProductSuggestion[] }
  | { readonly phase: 'failed'; readonly trouble: AiTrouble; readonly detail: string };

/** Doses, diagnoses and "no need to call" are withheld here as in the chat. */
const isHarmless = (suggestion: ProductSuggestion): boolean =>
  Object.values(suggestion).every((text) => checkReply(text, true).fault === null);

/** Asks the assistant for kinds of products; only what has the right form and no fault is shown. */
export function useSuggestions() {
  const [asked, setAsked] = useState<Asked>({ phase: 'idle' });
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const ask = async (need: string, context: string): Promise<void> => {
    if (!navigator.onLine) return setAsked({ phase: 'failed', trouble: 'unreachable', detail: '' });
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    setAsked({ phase: 'asking' });
    try {
      const contents = [{ role: 'user', parts: [{ text: need }] }];
      const suggestions = readSuggestions(await wholeAnswer({ task: 'products', contents, context, signal }));
      if (!suggestions) throw new AiError('malformed');
      setAsked({ phase: 'answered', suggestions: suggestions.filter(isHarmless) });
    } catch (error) {
      const { trouble, detail } = error instanceof AiError ? error : new AiError('malformed');
      if (!signal.aborted) setAsked({ phase: 'failed', trouble, detail });
    }
  };
  return { asked, ask };
}
