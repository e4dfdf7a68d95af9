import { useEffect, useState } from 'react'
import { useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { Panel, Row } from './layout.tsx'

interface Kept<Draft> {
  version: number | string
  draft: Draft
  /** What was written on an earlier version, until it is brought back or dropped. */
  earlier?: Draft | undefined
}

/**
 * What is typed and not sent, kept in this tab while other pages are looked at and past a reload.
 * @param name of what is written
 * @param version of what it began from: what was written on another one is offered by `EarlierDraft`
 */
export function useKeptDraft<Draft>(name: string, version: number | string, first: Draft) {
  const [kept, setKept] = useState<Kept<Draft>>(() => {
    const found = read<Draft>(name)
    if (found?.version === version) return found
    return { version, draft: first, earlier: found?.earlier ?? found?.draft }
  })
  const put = (draft: Draft, earlier = kept.earlier) => {
    const isWorthless = earlier === undefined && JSON.stringify(draft) === JSON.stringify(first)
    setKept({ version, draft, earlier })
    write(name, isWorthless ? null : { version, draft, earlier })
  }
  const { draft, earlier } = kept
  return {
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(first),
    change: (next: Draft) => put(next),
    /** Once it is sent. */
    forget: () => write(name, earlier === undefined ? null : kept),
    earlier: earlier === undefined ? null : { bring: () => take(earlier), drop: () => take(draft) },
  }

  function take(next: Draft): void {
    const rest = { version, draft: next }
    setKept(rest)
    write(name, rest)
  }
}

/** The browser asks before it leaves a page on which something is not saved. */
export function useWarnBeforeLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', leaving)
    return () => window.removeEventListener('beforeunload', leaving)
  }, [isChanged])
}

/** What was written on an earlier version than the one that is shown: brought back, or dropped. */
export function EarlierDraft({ of: { earlier } }: { of: Pick<ReturnType<typeof useKeptDraft>, 'earlier'> }) {
  const { earlierDraft: t } = useMessages('staff')
  return (
    earlier && (
      <Panel>
        <p>{t.text}</p>
        <Row gap={8}>
          <Button size="sm" onClick={earlier.bring}>
            {t.bring}
          </Button>
          <Button size="sm" onClick={earlier.drop}>
            {t.drop}
          </Button>
        </Row>
      </Panel>
    )
  )
}

function read<Draft>(name: string): Kept<Draft> | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Kept<Draft> | null
  } catch {
    return null
  }
}

/** Storage may be full or forbidden; then the draft lives as long as the page. */
function write(name: string, kept: unknown): void {
  try {
    if (kept === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(kept))
  } catch {}
}
