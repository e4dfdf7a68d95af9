import type { Language } from '#i18n/languages.ts'
import type { AuditGroup, SecurityAction, SecurityFilter } from './security-log.ts'

type AuditTexts = { audit?: Partial<Record<AuditGroup, Record<string, string>>> }

const files = Object.values(
  import.meta.glob<Record<Language, AuditTexts>>('/{content,features/*}/texts/*.ts', {
    eager: true,
    import: 'default',
  }),
)

/** Names of the audit rows that a filter shows. */
export function actionsIn(filter: SecurityFilter): readonly SecurityAction[] {
  return Object.keys(wordsIn('de', filter)) as SecurityAction[]
}

/** Of all actions. */
export function auditWords(language: Language): Readonly<Record<SecurityAction, string>> {
  return wordsIn(language, 'all') as Record<SecurityAction, string>
}

function wordsIn(language: Language, filter: SecurityFilter): Record<string, string> {
  const groups = files.flatMap(({ [language]: { audit = {} } }) =>
    filter === 'all' ? Object.values(audit) : [audit[filter] ?? {}],
  )
  return Object.assign({}, ...groups) as Record<string, string>
}
