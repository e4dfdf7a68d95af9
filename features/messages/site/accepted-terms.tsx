import { termsPath, versionDay } from '#features/messages/content/legal-versions.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'

interface AcceptedTermsProps {
  version: string
  /** {day} */
  text: string
}

/** Leads to the terms as they were when somebody accepted them. */
export function AcceptedTerms({ version, text }: AcceptedTermsProps) {
  const language = useLanguage()
  const day = versionDay(version)
  if (day === undefined) return version
  return <PageLink to={termsPath(version)}>{fill(text, { day: formatDay(language, day) })}</PageLink>
}
