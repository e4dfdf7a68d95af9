import type { Provider } from '@supabase/auth-js'
import { fill } from '#i18n/format.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { useEnvironment } from '#site/environment.ts'
import { useServiceSettings } from '#site/auth/use-service-settings.ts'
import { authProblem } from '../auth-problem.ts'
import styles from '../login-page.module.css'
import { providerName, configuredProviders } from './provider-names.ts'
import { rememberProviderRedirect } from './provider-redirect.ts'
import { useAttempt } from '../use-attempt.ts'

export function Providers({ returnTo }: { returnTo: (provider: string) => string }) {
  const messages = useMessages('login')
  const providers = useProviders()
  const { busy, notice, attempt, run } = useAttempt()
  if (providers.length === 0) return null

  const begin = (provider: string) =>
    run(async (client) => {
      rememberProviderRedirect(provider)
      const { error } = await client.signInWithOAuth({
        provider: provider as Provider,
        options: { redirectTo: returnTo(provider) },
      })
      return error ? authProblem(error) : undefined
    })
  return (
    <section className={styles.part}>
      <h2>{messages.provider.title}</h2>
      <p>{messages.provider.text}</p>
      {notice && <FormAlert title={messages.notices[notice]} attempt={attempt} />}
      <p className={styles.actions}>
        {providers.map((provider) => (
          <Button key={provider} aria-disabled={busy} onClick={() => begin(provider)}>
            {fill(messages.provider.submit, { name: providerName(provider) })}
          </Button>
        ))}
      </p>
    </section>
  )
}

/** Those of an external project arrive asynchronously. */
function useProviders(): readonly string[] {
  const { signInBy } = useEnvironment()
  const settings = useServiceSettings()
  return settings && 'external' in settings ? configuredProviders(settings) : signInBy
}
