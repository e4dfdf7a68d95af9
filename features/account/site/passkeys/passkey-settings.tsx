import type { User } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { fill } from '#i18n/format.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import type { Client } from '#site/auth/auth-client.ts'
import { openAuthClient } from '#site/auth/open-auth-client.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { authProblem } from '../auth-problem.ts'
import { FocusOnMount } from '../focus-on-mount.tsx'
import { SuccessNote } from '../login-head.tsx'
import styles from '../login-page.module.css'
import { sessionName } from '../signed-in/session-name.ts'
import { useAttempt } from '../use-attempt.ts'
import { RemovableList } from '../removable-list.tsx'
import { usePasskeysOffered } from './use-passkeys-offered.ts'

export type Passkey = NonNullable<Awaited<ReturnType<Client['passkey']['list']>>['data']>[number]

/** One's own passkeys. Renders nothing where there are none to have. */
export function PasskeySettings({ user }: { user: User }) {
  return usePasskeysOffered() ? <Settings key={user.id} /> : null
}

function Settings() {
  const { passkeys: messages, notices } = useMessages('login')
  const { busy, notice, attempt, run } = useAttempt()
  const language = useLanguage()
  const { passkeys, reload } = usePasskeys()
  const dayOf = (moment: string) => formatDay(language, swissTime(new Date(moment)).day)
  const [doneNotice, setDoneNotice] = useState<string | null>(null)

  const add = () =>
    run(async (client) => {
      setDoneNotice(null)
      const { data, error } = await client.registerPasskey()
      if (error) return authProblem(error)
      const { browser, system } = sessionName(navigator.userAgent)
      const friendlyName = [browser, system].filter(Boolean).join(', ')
      if (data && friendlyName) await client.passkey.update({ passkeyId: data.id, friendlyName })
      await reload()
      setDoneNotice(messages.added)
      return undefined
    })
  const remove = (passkeyId: string) =>
    run(async (client) => {
      setDoneNotice(null)
      const { error } = await client.passkey.delete({ passkeyId })
      await reload()
      // Removed in another window meanwhile: gone is gone.
      if (error && error.status !== 404) return authProblem(error)
      setDoneNotice(messages.removed)
      return undefined
    })
  async function rename(passkeyId: string, friendlyName: string): Promise<boolean> {
    let isDone = false
    await run(async (client) => {
      setDoneNotice(null)
      const { error } = await client.passkey.update({ passkeyId, friendlyName })
      await reload()
      if (error) return authProblem(error)
      isDone = true
      setDoneNotice(fill(messages.renamed, { name: friendlyName }))
      return undefined
    })
    return isDone
  }
  if (!passkeys) return null
  return (
    <section className={styles.part}>
      <h2>{messages.title}</h2>
      {doneNotice && (
        <FocusOnMount key={doneNotice} className={styles.opened}>
          <SuccessNote>{doneNotice}</SuccessNote>
        </FocusOnMount>
      )}
      <p>{messages.why}</p>
      {passkeys.length > 0 && (
        <RemovableList
          label={messages.list}
          items={passkeys.map(({ id, friendly_name: name, created_at: at, last_used_at: used }, index) => ({
            id,
            name: name ?? fill(messages.unnamed, { n: index + 1 }),
            about: [
              fill(messages.since, { day: dayOf(at) }),
              ...(used ? [fill(messages.used, { day: dayOf(used) })] : []),
            ].join(', '),
          }))}
          busy={busy}
          texts={messages}
          onRemove={remove}
          renaming={{ texts: messages, onRename: rename }}
        />
      )}
      {notice && <FormAlert title={notices[notice]} attempt={attempt} />}
      <Button aria-disabled={busy} onClick={add}>
        {passkeys.length === 0 ? messages.add : messages.addAnother}
      </Button>
    </section>
  )
}

function usePasskeys() {
  const [passkeys, setPasskeys] = useState<readonly Passkey[] | null>(null)
  const reload = async (): Promise<void> => {
    const client = await openAuthClient()
    const { data } = await client.passkey.list()
    if (data) setPasskeys(data)
  }
  useEffect(() => {
    let isGone = false
    openAuthClient()
      .then((client) => client.passkey.list())
      .then(
        ({ data }) => isGone || setPasskeys(data),
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [])
  return { passkeys, reload }
}
