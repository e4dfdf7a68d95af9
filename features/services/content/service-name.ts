import type commonTexts from '#i18n/texts/common.ts'
import type { ServiceId } from './services.ts'

type Messages = typeof commonTexts.de

/** The names of courses and team events, as `common` has them: `Aufbruch (Setting Out)`, in German without a gloss. */
export type ServiceNames = Pick<Messages, 'survivalLevels' | 'teamEvents'>

/**
 * The entry of a service among the texts that services share. The files have those of the nine, the server adds those of the
 * others (ADR-036). Throws when there is none.
 */
export function textsOfService<Texts>(entries: Readonly<Record<string, Texts>>, id: ServiceId): Texts {
  const texts = entries[id]
  if (texts === undefined) throw new Error(`No texts of the service "${id}"`)
  return texts
}

/** The name with what it means, for whoever reads another language. */
export function serviceName({ survivalLevels, teamEvents }: ServiceNames, id: ServiceId): string {
  return textsOfService({ ...survivalLevels, ...teamEvents }, id)
}

/** The name alone: where the gloss stands beside it, or does not fit. */
export function bareServiceName(names: ServiceNames, id: ServiceId): string {
  return serviceName(names, id).replace(GLOSS, '')
}

/** A name as `common` has it, without what it means and without soft hyphens. */
export function printedName(name: string): string {
  return printed(name.replace(GLOSS, ''))
}

/** `Setting Out`; nothing in German, and for names that are English. */
export function serviceGloss(names: ServiceNames, id: ServiceId): string | undefined {
  return GLOSS.exec(serviceName(names, id))?.[1]
}

/** A title that staff gave to an event of the service, `Feuer & Fokus, open group`, with the gloss behind the name. */
export function withGloss(names: ServiceNames, id: ServiceId, title: string): string {
  const whole = printed(serviceName(names, id))
  return title.includes(whole) ? title : title.replace(printed(bareServiceName(names, id)), () => whole)
}

/** The title as staff wrote it. */
export function withoutGloss(names: ServiceNames, id: ServiceId, title: string): string {
  return title.replace(printed(serviceName(names, id)), () => printed(bareServiceName(names, id)))
}

const GLOSS = / \((.+)\)$/

/** Titles carry no soft hyphens. */
function printed(name: string): string {
  return name.replaceAll('\u00ad', '')
}
