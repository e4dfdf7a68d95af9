import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { QUEUE_REASONS, type QueueReason, type TextQueue } from '../text-queue.ts'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { staffPaths } from '#app/staff-paths.ts'
import { Chip } from '#app/ui/chip.tsx'
import { BackLink } from '#app/routes/staff/back-link.tsx'
import { ErrorState } from '#app/routes/staff/api/error-state.tsx'
import { LoadingState } from '#app/routes/staff/api/loading-state.tsx'
import { StaffHead } from '#app/routes/staff/staff-head.tsx'
import { useLoaded } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { texts as contract } from './text.contract.ts'
import { PublishLanguage } from './publish-language.tsx'
import { QueueWalk } from './queue-walk.tsx'
import type { Work } from './queued-text.tsx'
import styles from './queue.module.css'

/** Texts of a language that are missing, outdated or unread, one after the other; then its drafts are published. */
export default function QueuePage() {
  const { title, queue } = useTexts('staff-texts').t
  const { value, problem, reload } = useLoaded(contract.queue)
  const [query] = useSearchParams()
  const reason = QUEUE_REASONS.find((each) => each === query.get('reason'))
  const [work, setWork] = useState<Work>({ isTyping: false, savedAt: undefined })
  const again = useEffectEvent(reload)
  useEffect(() => {
    if (work.savedAt !== undefined) again()
  }, [work.savedAt])
  return (
    <>
      <BackLink to={staffPaths.texts}>{title}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          <StaffHead
            title={fill(queue.title, { language: LANGUAGE_NAMES[value.language] })}
            lead={queue.lead}
          />
          <Reasons queue={value} current={reason} />
          <QueueWalk key={reason ?? 'all'} queue={value} reason={reason} onWork={setWork} />
          <PublishLanguage queue={value} isTyping={work.isTyping} onPublished={reload} />
        </>
      )}
    </>
  )
}

function Reasons({ queue, current }: { queue: TextQueue; current: QueueReason | undefined }) {
  const { t, language: uiLanguage } = useTexts('staff-texts')
  const { states, suggestions, queue: messages } = t
  const words = { missing: states.missing, outdated: states.outdated, unread: suggestions.waiting }
  const counts = QUEUE_REASONS.map((reason) => ({
    reason,
    count: queue.texts.filter(({ reasons }) => reasons.includes(reason)).length,
  })).filter(({ reason, count }) => count > 0 || reason === current)
  if (counts.length === 0 || (counts.length === 1 && current === undefined)) return null
  return (
    <nav className={styles.reasons} data-kit="row" data-gap="8" aria-label={messages.reasons}>
      <Chip to={staffPaths.textQueue(queue.language)} current={current === undefined} preventScrollReset>
        {messages.all}
      </Chip>
      {counts.map(({ reason, count }) => (
        <Chip
          key={reason}
          to={staffPaths.textQueue(queue.language, reason)}
          current={reason === current}
          preventScrollReset
        >
          {plural(uiLanguage, count, words[reason])}
        </Chip>
      ))}
    </nav>
  )
}
