import type { Namespaces } from '#i18n/namespaces.ts'

const SOFT_HYPHEN = '\u00ad'

/** The text with the soft hyphens that the pages know for the names of services: data of owners has none. */
export function hyphenateNames(text: string, { survivalLevels, teamEvents }: Namespaces['common']): string {
  return [...Object.values(survivalLevels), ...Object.values(teamEvents)]
    .filter((name) => name.includes(SOFT_HYPHEN))
    .reduce((result, name) => result.replaceAll(name.replaceAll(SOFT_HYPHEN, ''), name), text)
}
