import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { Account } from './signed-in/account.tsx'
import { ChoosePassword } from './sign-in/choose-password.tsx'
import { ConfirmLink } from './sign-in/confirm-link.tsx'
import { ForgotPassword } from './sign-in/forgot-password.tsx'
import { LoginHead } from './login-head.tsx'
import styles from './login-page.module.css'
import { MailCode } from './sign-in/mail-code.tsx'
import { providerName } from './providers/provider-names.ts'
import { SecondFactorForm } from './second-factor/second-factor-form.tsx'
import { SignIn } from './sign-in/sign-in.tsx'
import { useLogin } from './use-login.ts'

export default function LoginPage() {
  return (
    <div className="wrap grid">
      <div className={styles.page}>
        <View />
      </div>
    </div>
  )
}

function View() {
  const messages = useMessages('login')
  const login = useLogin()
  const { session, notice, hold, release } = login
  const email = session?.user.email ?? ''
  const providerRefusal = ({ provider, refusal }: NonNullable<typeof login.byProvider>) =>
    refusal === 'blocked'
      ? messages.notices.blocked
      : fill(messages.provider[refusal], { name: providerName(provider) })
  switch (login.view) {
    case 'waiting':
      return <Waiting />
    case 'expired':
      return <ExpiredLink onRenew={() => login.show('forgotten')} onSignIn={() => login.show('sign-in')} />
    case 'confirm':
      return (
        login.mailed && (
          <ConfirmLink
            token={login.mailed}
            onBegin={hold}
            onRefused={release}
            onExpired={login.expired}
            onConfirmed={login.confirmed}
          />
        )
      )
    case 'sign-in':
      return (
        <SignIn
          notice={notice && notice !== 'saved' ? messages.signIn[notice] : null}
          refused={login.byProvider && providerRefusal(login.byProvider)}
          returnTo={login.returnTo}
          onForgotten={(address) => login.show('forgotten', address)}
          onBegin={hold}
          onRefused={release}
          onSignedIn={login.signedIn}
        />
      )
    case 'forgotten':
      return (
        <ForgotPassword
          email={login.email}
          linkTo={login.mailedLink}
          onSent={(address) => login.show('sent', address)}
          onHaveCode={() => login.show('sent', '')}
          onBack={() => login.show('sign-in')}
        />
      )
    case 'sent':
      return (
        <MailCode
          email={login.email}
          onBegin={hold}
          onRefused={release}
          onSignedIn={login.choosePassword}
          onAgain={() => login.show('forgotten')}
          onBack={() => login.show('sign-in')}
        />
      )
    case 'second-step':
      return (
        session && (
          <SecondFactorForm
            session={session}
            onBegin={hold}
            onRefused={release}
            onDone={login.passedSecondStep}
            onSignedOut={login.signedOut}
          />
        )
      )
    case 'choose-password': {
      const { title, lead } = messages.choose[login.choosing ?? 'recovery']
      return (
        <>
          <LoginHead title={title} lead={lead} />
          <ChoosePassword
            label={title}
            email={email}
            cancel={messages.choose.later}
            onCancel={() => login.passwordChosen(false)}
            onSaved={() => login.passwordChosen(true)}
          />
        </>
      )
    }
    case 'account':
      return (
        session && (
          <Account
            session={session}
            notice={notice === 'saved' ? messages.account.saved : null}
            back={login.back}
            onSaved={() => login.passwordChosen(true)}
            onSignedOut={login.signedOut}
          />
        )
      )
  }
}

function Waiting() {
  const { signIn, waiting, noScript } = useMessages('login')
  return (
    <>
      <LoginHead title={signIn.title} lead={signIn.lead} />
      <noscript>
        <p className={styles.noScript}>{noScript}</p>
      </noscript>
      <p className={styles.waiting} role="status">
        {waiting}
      </p>
    </>
  )
}

function ExpiredLink({ onRenew, onSignIn }: { onRenew: () => void; onSignIn: () => void }) {
  const { title, lead, renew, signIn } = useMessages('login').expired
  return (
    <>
      <LoginHead title={title} lead={lead} />
      <p className={styles.actions}>
        <TrailSign onClick={onRenew}>{renew}</TrailSign>
        <button type="button" className={styles.quiet} onClick={onSignIn}>
          {signIn}
        </button>
      </p>
    </>
  )
}
