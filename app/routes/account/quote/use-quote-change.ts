import { usePrivateForm } from '../use-private-form.ts'

export type QuoteChange = 'acceptance' | 'decline' | 'question'

export function useQuoteChange(
  { reference, change, done }: { reference: string; change: QuoteChange; done: string },
  values: (form: FormData) => object,
) {
  const action = `/api/quotes/${reference}/${change}`
  return usePrivateForm({ action, done, isOutdated: (code) => code.startsWith('quote_') }, values)
}
