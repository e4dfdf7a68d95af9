import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#app/language/language.tsx'
import { scanCodes } from '#app/routes/staff/camera/scan-codes.ts'
import styles from './scan.module.css'

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
