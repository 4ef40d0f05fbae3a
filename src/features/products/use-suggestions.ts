import { useEffect, useRef, useState } from 'react';
import { AiError, completeAnswer, type AiErrorReason } from '@/app/network/ask-ai.ts';
import { checkReply } from '@/clinical/assistant/reply-filter.ts';
import { readSuggestions, type ProductSuggestion } from '@/model/records/product-suggestion.ts';

export type SuggestionRequest =
  | { readonly phase: 'idle' | 'asking' }
  | { readonly phase: 'answered'; readonly suggestions: readonly ProductSuggestion[] }
  | { readonly phase: 'failed'; readonly trouble: AiErrorReason; readonly detail: string };

/** Like the chat, withholds suggestions with doses, diagnoses or "no need to call". */
const isHarmless = (suggestion: ProductSuggestion): boolean =>
  Object.values(suggestion).every((text) => checkReply(text, true).fault === null);

/** Asks the assistant for kinds of products. Only well-formed suggestions that pass the reply filter are returned. */
export function useSuggestions() {
  const [asked, setAsked] = useState<SuggestionRequest>({ phase: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const ask = async (need: string, context: string): Promise<void> => {
    if (!navigator.onLine) return setAsked({ phase: 'failed', trouble: 'unreachable', detail: '' });
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setAsked({ phase: 'asking' });
    try {
      const contents = [{ role: 'user', parts: [{ text: need }] }];
      const suggestions = readSuggestions(await completeAnswer({ task: 'products', contents, context, signal }));
      if (!suggestions) throw new AiError('malformed');
      setAsked({ phase: 'answered', suggestions: suggestions.filter(isHarmless) });
    } catch (error) {
      const { trouble, detail } = error instanceof AiError ? error : new AiError('malformed');
      if (!signal.aborted) setAsked({ phase: 'failed', trouble, detail });
    }
  };
  return { asked, ask };
}
