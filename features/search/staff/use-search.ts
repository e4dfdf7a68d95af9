import { useEffect, useState } from 'react'
import { MIN_SEARCH } from '#kernel/search-terms.ts'
import { search } from './search.contract.ts'
import type { Language } from '#i18n/languages.ts'
import { call } from '#kit/client.ts'
import type { SearchHit } from './search-hit.ts'

/** Long enough for a word to be typed on, short enough not to be waited for. */
const PAUSE_MS = 150

interface Found {
  /** What the hits are for. */
  typed: string
  hits: SearchHit[]
  failed: boolean
}

/** Hits for what is typed; those of before stay until the next come. Null before the first. */
export function useSearch(typed: string, language: Language): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted.length < MIN_SEARCH) return
    const leaving = new AbortController()
    const pause = setTimeout(() => {
      void call(search.find, { q: wanted }, { language, signal: leaving.signal }).then((answer) => {
        if (leaving.signal.aborted) return
        setFound({ typed: wanted, hits: answer.ok ? answer.value.hits : [], failed: !answer.ok })
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      leaving.abort()
    }
  }, [wanted, language])
  return wanted.length < MIN_SEARCH ? null : found
}
