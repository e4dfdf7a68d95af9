import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '#site/language/language.tsx'
import { Field } from '#site/ui/fields/field.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { Input } from '#site/ui/fields/inputs.tsx'
import styles from './login-page.module.css'

interface LoginFieldProps {
  id: string
  error: ReactNode
}

interface EmailFieldProps extends LoginFieldProps {
  defaultValue?: string
  /** The browser offers passkeys there, too. */
  withPasskeys?: boolean
}

export function EmailField({ defaultValue, withPasskeys, ...field }: EmailFieldProps) {
  return (
    <LabelledInput
      label={useMessages('login').fields.email}
      {...field}
      name="email"
      type="email"
      autoComplete={withPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      defaultValue={defaultValue}
    />
  )
}

interface PasswordFieldProps extends LoginFieldProps {
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

/** Hidden again on submit, so that browsers offer to save it. */
export function PasswordField({ label, hint, autoComplete, ...field }: PasswordFieldProps) {
  const { show, showPassword } = useMessages('login').fields
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const form = document.getElementById(field.id)?.closest('form')
    const hide = () => setVisible(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [field.id])
  return (
    <Field label={label} hint={hint} {...field}>
      {(control) => (
        <span className={styles.password}>
          <Input
            name="password"
            type={isVisible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            {...control}
          />
          <button
            type="button"
            aria-pressed={isVisible}
            aria-label={showPassword}
            onClick={() => setVisible(!isVisible)}
          >
            {show}
          </button>
        </span>
      )}
    </Field>
  )
}

interface CodeFieldProps extends LoginFieldProps {
  label: string
  hint?: string
}

export function CodeField({ label, hint, ...field }: CodeFieldProps) {
  return (
    <LabelledInput
      label={label}
      hint={hint}
      {...field}
      className={styles.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      aria-required
    />
  )
}
