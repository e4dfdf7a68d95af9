import { useEffect, useRef, useState } from 'react'
import type { QueueReason, TextQueue } from '../text-queue.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { QueuedText, type Work } from './queued-text.tsx'
import styles from './queue.module.css'

interface QueueWalkProps {
  queue: TextQueue
  reason: QueueReason | undefined
  onWork: (work: Work) => void
}

/** Keeps the texts that it began with, so that a number means the same text and the way back is there. */
export function QueueWalk({ queue, reason, onWork }: QueueWalkProps) {
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
