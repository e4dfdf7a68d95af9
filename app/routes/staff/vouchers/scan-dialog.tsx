import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../language/language.tsx'
import { ErrorText } from '../../../ui/fields/field.tsx'
import { Modal } from '../dialogs/modal.tsx'
import { scanCodes } from '../camera/scan-codes.ts'
import styles from './vouchers.module.css'

interface ScanDialogProps {
  onFound: (text: string) => void
  onClose: () => void
}

export default function ScanDialog({ onFound, onClose }: ScanDialogProps) {
  const { scan: messages } = useMessages('staff-vouchers')
  const { close } = useMessages('staff').dialog
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onFound)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    found.current = onFound
  })
  useEffect(() => {
    const leaving = new AbortController()
    if (video.current)
      scanCodes(video.current, leaving.signal, (text) => found.current(text)).catch(() => {
        if (!leaving.signal.aborted) setRefused(true)
      })
    return () => leaving.abort()
  }, [])
  return (
    <Modal title={messages.title} close={close} onClose={onClose}>
      <div className={styles.scan}>
        <p>{messages.text}</p>
        {isRefused && <ErrorText>{messages.refused}</ErrorText>}
        {/* Without sound. */}
        <video ref={video} muted playsInline hidden={isRefused} />
      </div>
    </Modal>
  )
}
