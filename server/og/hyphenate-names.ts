import type { Namespaces } from '#i18n/namespaces.ts'

const SOFT_HYPHEN = '\u00ad'

/** Names from the database lack the soft hyphens that the messages have. */
export function hyphenateNames(text: string, { survivalLevels, teamEvents }: Namespaces['common']): string {
  return [...Object.values(survivalLevels), ...Object.values(teamEvents)]
    .filter((name) => name.includes(SOFT_HYPHEN))
    .reduce((result, name) => result.replaceAll(name.replaceAll(SOFT_HYPHEN, ''), name), text)
}
