import type { Language } from '#i18n/languages.ts'

const MOST_CHARACTERS = 400
const ORDER: Record<Language, string> = { de: 'Bestellung', en: 'Order', fr: 'Commande', it: 'Ordine' }

/** The purpose of a payment in one line of at most 400 characters, in the order's language. */
export function describeOrder(
  { number, language }: { number: number; language: Language },
  lines: readonly { productTitle: string; variantTitle: string; quantity: number }[],
): string {
  const titles = lines.map(({ productTitle, variantTitle, quantity }) => {
    return `${quantity} × ${[productTitle, variantTitle].filter(Boolean).join(', ')}`
  })
  const colon = language === 'fr' ? '\u202f:' : ':'
  const text = `${ORDER[language]} ${number}${colon} ${titles.join('; ')}`
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text
}
