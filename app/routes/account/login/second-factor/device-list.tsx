import type { Factor } from '@supabase/auth-js'
import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../../language/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FocusOnMount } from '../focus-on-mount.tsx'
import styles from '../login-page.module.css'

interface DeviceListProps {
  devices: Factor[]
  busy: boolean
  onRemove: (factorId: string) => void
}

export function DeviceList({ devices, busy, onRemove }: DeviceListProps) {
  const messages = useMessages('login').devices
  const [asking, setAsking] = useState<string | null>(null)
  return (
    <ul className={styles.devices} aria-label={messages.list}>
      {devices.map((device) => (
        <li key={device.id}>
          <Device
            device={device}
            isAsking={asking === device.id}
            busy={busy}
            onAsk={() => setAsking(device.id)}
            onKeep={() => setAsking(null)}
            onRemove={() => onRemove(device.id)}
          />
        </li>
      ))}
    </ul>
  )
}

interface DeviceProps {
  device: Factor
  isAsking: boolean
  busy: boolean
  onAsk: () => void
  onKeep: () => void
  onRemove: () => void
}

/** Removal weakens the account, so it asks for confirmation. */
function Device({ device, isAsking, busy, onAsk, onKeep, onRemove }: DeviceProps) {
  const messages = useMessages('login').devices
  const language = useLanguage()
  const name = device.friendly_name ?? fill(messages.device, { n: 1 })
  const since = formatDay(language, swissTime(new Date(device.created_at)).day)
  return (
    <>
      <p>
        <b>{name}</b> <span className="small muted">{fill(messages.since, { day: since })}</span>
      </p>
      {isAsking ? (
        <FocusOnMount className={styles.sure}>
          <p>{fill(messages.sure, { name })}</p>
          <Button size="sm" aria-disabled={busy} onClick={onRemove}>
            {messages.remove}
          </Button>
          <Button size="sm" onClick={onKeep}>
            {messages.keep}
          </Button>
        </FocusOnMount>
      ) : (
        <Button size="sm" aria-label={fill(messages.removeDevice, { name })} onClick={onAsk}>
          {messages.remove}
        </Button>
      )}
    </>
  )
}
