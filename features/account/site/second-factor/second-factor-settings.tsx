import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import type { Client } from '#site/auth/auth-client.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { authProblem, type LoginRefusal } from '../auth-problem.ts'
import { checkCode, digitsOf } from '../check-fields.ts'
import { CodeField } from '../fields.tsx'
import { FocusOnMount } from '../focus-on-mount.tsx'
import { SuccessNote } from '../login-head.tsx'
import { RemovableList } from '../removable-list.tsx'
import { LoginForm } from '../sign-in/login-form.tsx'
import { useAttempt } from '../use-attempt.ts'
import styles from '../login-page.module.css'
import { LostDevice } from './lost-device.tsx'
import { verifiedDevices } from './needs-second-factor.ts'

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

interface EnrolDeviceProps {
  enrolment: Enrolment
  onAdded: () => void
  onCancel: () => void
}

function EnrolDevice({ enrolment, onAdded, onCancel }: EnrolDeviceProps) {
  const { enrol: messages, fields } = useMessages('login')
  const { factorId, picture, secret, uri } = enrolment
  return (
    <FocusOnMount className={styles.enrol}>
      <h3>{messages.title}</h3>
      <ol>
        <li>
          <p>{messages.scan}</p>
          <img src={picture} alt={messages.picture} width={232} height={232} />
          <p>{messages.type}</p>
          <p>
            <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <p>
            <a href={uri}>{messages.open}</a>
          </p>
        </li>
        <li>
          <p>{messages.confirm}</p>
          <LoginForm
            name="enrol"
            label={messages.title}
            submit={messages.submit}
            check={({ code = '' }) => checkCode(code)}
            send={async (client, { code = '' }) => {
              const { error } = await client.mfa.challengeAndVerify({ factorId, code: digitsOf(code) })
              if (error) return authProblem(error)
              onAdded()
              return undefined
            }}
            beside={
              <button type="button" className={styles.quiet} onClick={onCancel}>
                {messages.cancel}
              </button>
            }
          >
            {(field) => <CodeField label={fields.code} {...field('code')} />}
          </LoginForm>
        </li>
      </ol>
    </FocusOnMount>
  )
}

interface Enrolment {
  factorId: string
  /** Data URL of the QR code. */
  picture: string
  /** Base32. */
  secret: string
  /** `otpauth://…`, opens the authenticator app. */
  uri: string
}

/** Removes unconfirmed devices first. */
async function beginEnrolment(
  client: Client,
  nameOf: (n: number) => string,
): Promise<Enrolment | LoginRefusal> {
  const listed = await client.mfa.listFactors()
  if (listed.error) return authProblem(listed.error)
  const unfinished = listed.data.all.filter(({ status }) => status === 'unverified')
  for (const { id } of unfinished) await client.mfa.unenroll({ factorId: id })
  const taken = new Set(listed.data.all.map((factor) => factor.friendly_name))
  let n = 1
  while (taken.has(nameOf(n))) n++
  const { data, error } = await client.mfa.enroll({
    factorType: 'totp',
    friendlyName: nameOf(n),
    issuer: 'Gratweg',
  })
  if (error) return authProblem(error)
  const { qr_code: picture, secret, uri } = data.totp
  return { factorId: data.id, picture: escapedPicture(picture), secret, uri }
}

/** The client does not encode the SVG: everything after the first `#` would be lost. */
function escapedPicture(address: string): string {
  const comma = address.indexOf(',')
  return `data:image/svg+xml,${encodeURIComponent(address.slice(comma + 1))}`
}
