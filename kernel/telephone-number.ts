/** As people write one: `079 000 00 21`, `(+41) 79 000 00 21`, `+49/30-1234567`. */
export const TELEPHONE_NUMBER = /^\(?\+?[\d ()/.-]{7,30}$/

/** In an emergency short ones are rung as well: `144`. */
export const EMERGENCY_NUMBER = /^\(?\+?[\d ()/.-]{3,30}$/

/** A link that dials: `+41 (0)79 000 00 21` is `tel:+41790000021`. */
export function phoneLink(written: string): string {
  const isInternational = /^\s*\(?\s*(\+|00)/.test(written)
  const digits = (isInternational ? written.replaceAll('(0)', '') : written).replace(/\D/g, '')
  return `tel:${isInternational ? `+${digits.replace(/^00/, '')}` : digits}`
}
