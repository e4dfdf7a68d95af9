import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { canScan, scanCodes } from '#site/routes/staff/camera/scan-codes.ts'
import { countPeople, findScanned, type RosterRowData } from './roster-rows.ts'
import type { Who } from './roster-doubles.tsx'
import type { NewMark } from './roster-store.ts'
import { ScanResult } from './scan-result.tsx'
import styles from './scan.module.css'

/** Longer than any code. */
const MOST_TYPED = 500

interface RosterScanProps {
  rows: readonly RosterRowData[]
  who: Who
  isOpen: boolean
  onMark: (marks: NewMark[]) => void
  onClose: () => void
}

/** The camera above, the guest it found below; a code is announced once, until another is scanned. Works offline. */
export function RosterScan({ rows, who, isOpen, onMark, onClose }: RosterScanProps) {
  const { scan: messages } = useMessages('staff-roster')
  /** Null: a code that is not on the list. `round` makes each find a result of its own. */
  const [found, setFound] = useState<{ id: string | null; person: number | undefined; round: number }>()
  const { all, here } = countPeople(rows)
  const row = rows.find(({ entry }) => entry.id === found?.id)

  async function find(scanned: string) {
    const match = await findScanned(rows, scanned)
    setFound((before) => ({
      id: match?.row.entry.id ?? null,
      person: match?.person,
      round: (before?.round ?? 0) + 1,
    }))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = String(new FormData(form).get('code')).trim()
    if (typed) void find(typed).then(() => form.reset())
  }

  return (
    <>
      <header className={styles.head}>
        <button type="button" onClick={onClose}>
          {messages.back}
        </button>
        <span className="num">{fill(messages.count, { here, all })}</span>
      </header>
      <main id="inhalt" tabIndex={-1} className={styles.main}>
        {canScan() && <RosterCamera onFound={(text) => void find(text)} />}
        <div role="status">{found && !row && <p className={styles.unknown}>{messages.unknown}</p>}</div>
        {row && (
          <ScanResult
            key={`${row.entry.id} ${found?.round}`}
            row={row}
            guest={found?.person}
            who={who}
            isOpen={isOpen}
            onMark={onMark}
            onDone={() => setFound(undefined)}
          />
        )}
        <form className={styles.typed} noValidate onSubmit={submit}>
          <LabelledInput
            label={messages.field}
            name="code"
            autoComplete="off"
            spellCheck={false}
            maxLength={MOST_TYPED}
          />
          <Button type="submit">{messages.submit}</Button>
        </form>
      </main>
    </>
  )
}

/** Calls `onFound` once per code, until another code is before the camera. */
export function RosterCamera({ onFound }: { onFound: (text: string) => void }) {
  const { scan: messages } = useMessages('staff-roster')
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onFound)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    latest.current = onFound
  })
  useEffect(() => {
    const leaving = new AbortController()
    let last: string | undefined
    if (video.current)
      scanCodes(video.current, leaving.signal, (text) => {
        if (text !== last) latest.current(text)
        last = text
        return true
      }).catch(() => {
        if (!leaving.signal.aborted) setRefused(true)
      })
    return () => leaving.abort()
  }, [])
  return (
    <div className={styles.camera}>
      {isRefused ? (
        <p role="alert">{messages.refused}</p>
      ) : (
        <>
          {/* Without sound. */}
          <video ref={video} muted playsInline aria-label={messages.camera} />
          <i aria-hidden="true" />
          <p>{messages.hold}</p>
        </>
      )}
    </div>
  )
}
