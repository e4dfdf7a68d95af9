import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { BackLink } from '#site/routes/staff/back-link.tsx'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { EmptyState } from '#site/ui/notices/empty-state.tsx'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useLoaded } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { QUEUE_REASONS, type QueueReason, type TextQueue } from '../text-queue.ts'
import { PublishLanguage } from './publish-language.tsx'
import { QueuedText, type Work } from './queued-text.tsx'
import { texts as contract } from './text.contract.ts'
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

interface QueueWalkProps {
  queue: TextQueue
  reason: QueueReason | undefined
  onWork: (work: Work) => void
}

/** Keeps the texts that it began with, so that a number means the same text and the way back is there. */
function QueueWalk({ queue, reason, onWork }: QueueWalkProps) {
  const { queue: messages } = useMessages('staff-texts')
  const uiLanguage = useLanguage()
  const [items] = useState(() => queue.texts.filter(({ reasons }) => !reason || reasons.includes(reason)))
  const [position, setPosition] = useState(0)
  const end = useRef<HTMLHeadingElement>(null)
  const isThrough = items.length > 0 && position === items.length
  useEffect(() => {
    if (isThrough) end.current?.focus()
  }, [isThrough])
  if (items.length === 0) return <EmptyState title={messages.none} />
  const item = items[position]
  const isOpen = (each: (typeof items)[number]) =>
    queue.texts.some(({ namespace, path }) => namespace === each.namespace && path === each.path)
  const left = items.filter(isOpen).length
  return (
    <section className={styles.walk} aria-label={messages.label}>
      <p className="ruled" role="status">
        {item && <b>{fill(messages.progress, { n: String(position + 1), count: String(items.length) })}</b>}
        <span>{plural(uiLanguage, left, messages.open)}</span>
      </p>
      {item ? (
        <QueuedText
          key={item.page}
          item={item}
          language={queue.language}
          isFirst={position === 0}
          onMove={(by) => setPosition((before) => Math.min(items.length, Math.max(0, before + by)))}
          onWork={onWork}
        />
      ) : (
        <div data-kit="stack">
          <h2 ref={end} tabIndex={-1}>
            {plural(uiLanguage, items.length, messages.through)}
          </h2>
          {left > 0 && (
            <Button size="sm" onClick={() => setPosition(items.findIndex(isOpen))}>
              {messages.again}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
