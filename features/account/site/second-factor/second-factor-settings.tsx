import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { FormAlert } from '#app/form/form-alert.tsx'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { authProblem } from '../auth-problem.ts'
import { beginEnrolment, type Enrolment } from './begin-enrolment.ts'
import { EnrolDevice } from './enrol-device.tsx'
import { FocusOnMount } from '../focus-on-mount.tsx'
import { SuccessNote } from '../login-head.tsx'
import { RemovableList } from '../removable-list.tsx'
import styles from '../login-page.module.css'
import { LostDevice } from './lost-device.tsx'
import { verifiedDevices } from './needs-second-factor.ts'
import { useAttempt } from '../use-attempt.ts'

export function SecondFactorSettings({ user }: { user: User }) {
  const { devices: messages, notices } = useMessages('login')
  const language = useLanguage()
  const { busy, notice, attempt, run } = useAttempt()
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [doneNotice, setDoneNotice] = useState<string | null>(null)
  const [cancelled, setCancelled] = useState(false)
  const devices = verifiedDevices(user)

  const begin = () =>
    run(async (client) => {
      setDoneNotice(null)
      setCancelled(false)
      const begun = await beginEnrolment(client, (n) => fill(messages.device, { n }))
      if ('notice' in begun) return begun
      setEnrolment(begun)
    })
  const remove = (factorId: string) =>
    run(async (client) => {
      const { error } = await client.mfa.unenroll({ factorId })
      if (error) return authProblem(error)
      // The session still contains the device.
      await client.refreshSession()
      setDoneNotice(messages.removed)
    })
  const cancel = () =>
    run(async (client) => {
      if (enrolment) await client.mfa.unenroll({ factorId: enrolment.factorId })
      setEnrolment(null)
      setCancelled(true)
    })

  const start = (
    <Button aria-disabled={busy} onClick={begin}>
      {devices.length === 0 ? messages.setUp : messages.addSecond}
    </Button>
  )
  return (
    <section className={styles.part}>
      <h2>{messages.title}</h2>
      {doneNotice && (
        <FocusOnMount key={doneNotice} className={styles.opened}>
          <SuccessNote>{doneNotice}</SuccessNote>
        </FocusOnMount>
      )}
      <p>{devices.length === 0 ? messages.why : messages.on}</p>
      {devices.length > 0 && (
        <RemovableList
          label={messages.list}
          items={devices.map(({ id, friendly_name: name, created_at: at }) => ({
            id,
            name: name ?? fill(messages.device, { n: 1 }),
            about: fill(messages.since, { day: formatDay(language, swissTime(new Date(at)).day) }),
          }))}
          busy={busy}
          texts={{ ...messages, removeName: messages.removeDevice }}
          onRemove={remove}
        />
      )}
      {notice && <FormAlert title={notices[notice]} attempt={attempt} />}
      {enrolment ? (
        <EnrolDevice
          enrolment={enrolment}
          onCancel={cancel}
          onAdded={() => {
            setEnrolment(null)
            setDoneNotice(messages.added)
          }}
        />
      ) : (
        <>
          {devices.length === 1 && <p>{messages.second}</p>}
          {cancelled ? <FocusOnMount className={styles.opened}>{start}</FocusOnMount> : start}
        </>
      )}
      {devices.length > 0 && <LostDevice email={user.email ?? ''} />}
    </section>
  )
}
