import type { LegalContent } from '#features/messages/legal/legal-content.ts'
import type { EditedLegal } from '#features/messages/legal/staff-legal.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { useResultToast } from '../use-staff-messages.ts'
import { VersionHistory } from '../dialogs/version-history.tsx'

interface LegalHistoryProps {
  document: EditedLegal
  /** Undefined while nothing can be edited. */
  onBring: ((content: LegalContent) => void) | undefined
}

export function LegalHistory({ document: { versions, version: current }, onBring }: LegalHistoryProps) {
  const { history: messages } = useMessages('staff-legal')
  const language = useLanguage()
  const toast = useResultToast()
  return (
    <VersionHistory
      title={messages.title}
      bring={messages.bring}
      versions={versions.map((each) => ({
        ...each,
        author: each.author ?? messages.release,
        state: [each.version, each.version === current && messages.now].filter(Boolean).join(', '),
        day: formatDay(language, each.day),
      }))}
      isPresent={({ version }) => version === current || !onBring}
      onBring={({ content }) => {
        onBring?.(content)
        toast.done(messages.brought)
      }}
    />
  )
}
