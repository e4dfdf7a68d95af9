import { company } from '#content/company.ts'
import type { IntroWords } from '#content/intro-words.ts'
import { fill } from '#i18n/format.ts'

/** Words that single pages have beyond the shape of all. */
interface OwnWords {
  /** Team. */
  members?: { role: string; text: string }[]
  /** Calendar, as long as no event is listed. */
  upcoming?: string
  empty?: string
  /** Contact. */
  mail?: string
  call?: string
}

const PLACES = {
  company: company.legalName,
  street: company.street,
  city: `${company.postalCode} ${company.city}`,
  phone: company.phone,
  email: company.email,
}

/** A page's words with the company's data in their places, and its own words among sections and actions. */
export function completeWords({
  members = [],
  upcoming,
  empty,
  mail,
  call,
  ...words
}: IntroWords & OwnWords): IntroWords {
  const sections = members.map(({ role, text }) => ({ title: role, paragraphs: [text] }))
  if (upcoming && empty) sections.push({ title: upcoming, paragraphs: [empty] })
  const actions: IntroWords['actions'] = []
  if (mail) actions.push({ label: mail, to: `mailto:${company.email}` })
  if (call) actions.push({ label: call, to: `tel:${company.phone.replaceAll(' ', '')}` })
  return filled({
    ...words,
    sections: [...sections, ...words.sections],
    actions: [...actions, ...words.actions],
  })
}

function filled<Value>(value: Value): Value {
  if (typeof value === 'string') return fill(value, PLACES) as Value
  if (Array.isArray(value)) return value.map(filled) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, filled(child)])) as Value
}
