import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { useLoaderData } from 'react-router'
import { useLanguage } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import type { FormSubmission } from '#site/form/form-state.ts'
import { usePrivateForm } from '#site/form/behaviour/use-private-form.ts'
import type { MyQuoteData } from './quote.loader.ts'

export type QuoteChange = 'acceptance' | 'decline' | 'question'

export function useQuoteChange(
  { reference, change, done }: { reference: string; change: QuoteChange; done: string },
  values: (form: FormData) => object,
) {
  const action = `/api/quotes/${reference}/${change}`
  const language = useLanguage()
  const submission = useSubmission(change)
  const page = `${paths.myQuote(reference)}?form=${change}&${LANGUAGE_QUERY}=${language}`
  const form = usePrivateForm(
    { action, page, submission, done, isOutdated: (code) => code.startsWith('quote_') },
    values,
  )
  return { ...form, first: submission?.values ?? null }
}

/** Of the page's forms, the one that was refused without JavaScript. */
function useSubmission(change: QuoteChange): FormSubmission | null {
  const { submission } = useLoaderData<MyQuoteData>()
  return submission?.values['form'] === change ? submission : null
}
