import { company } from '#content/company.ts'
import type { IntroWords } from '#content/intro-words.ts'

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

/** Puts a page's own words first among its sections and actions. */
export function withOwnWords(words: IntroWords & OwnWords): IntroWords {
  const { members = [], upcoming, empty, mail, call, ...shared } = words
  const sections = members.map(({ role, text }) => ({ title: role, paragraphs: [text] }))
  if (upcoming && empty) sections.push({ title: upcoming, paragraphs: [empty] })
  const actions: IntroWords['actions'] = []
  if (mail) actions.push({ label: mail, to: `mailto:${company.email}` })
  if (call) actions.push({ label: call, to: `tel:${company.phone.replaceAll(' ', '')}` })
  return {
    ...shared,
    sections: [...sections, ...shared.sections],
    actions: [...actions, ...shared.actions],
  }
}
