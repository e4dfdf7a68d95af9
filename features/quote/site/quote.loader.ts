import type { QuoteView } from '#features/quote/customer/quote-view.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { FormSubmission } from '#site/form/form-state.ts'
import type { LoaderInput } from '#site/page.tsx'

export interface MyQuoteData {
  /** Null for an unknown reference. */
  quote: QuoteView | null
  /** After a form that was sent without JavaScript. */
  problem: string | null
  done: string | null
  /** A form that was refused without JavaScript; its value `form` names which one. */
  submission: FormSubmission | null
}

export async function loadMyQuote(
  { readPrivate, language, submission }: PageEnvironment,
  { params, url }: LoaderInput,
): Promise<MyQuoteData> {
  const reference = encodeURIComponent(params['reference'] ?? '')
  const quote =
    (await readPrivate<QuoteView>(`/api/quotes/${reference}?${LANGUAGE_QUERY}=${language}`)) ?? null
  const { searchParams } = url
  return {
    quote,
    problem: searchParams.get('problem'),
    done: searchParams.get('done'),
    submission: submission ?? null,
  }
}
