import { createElement, type ReactNode } from 'react'
import { attachAddressForm } from '../address-form/attach-address-form.ts'
import type { PageEnvironment } from '../environment.ts'
import type { FormHost } from '../form/form-state.ts'
import { type NewsletterState, NewsletterStatus } from './newsletter-status.tsx'

interface Footer {
  environment: () => PageEnvironment
  show: (status: ReactNode) => void
}

export function attach(form: HTMLFormElement, { environment, show }: Footer): void {
  const email = form.elements.namedItem('email') as HTMLInputElement
  let state: NewsletterState = { problems: [], notice: null, sending: false, captcha: null, sent: false }
  const loadMessages: FormHost['loadMessages'] = (more = []) =>
    environment().loadMessages(['form-problems', 'address-form', 'newsletter', ...more])

  function change(next: Partial<NewsletterState>): void {
    state = { ...state, ...next }
    const isRefused = state.problems.length > 0
    if (isRefused) email.setAttribute('aria-invalid', 'true')
    else email.removeAttribute('aria-invalid')
    const current = state
    // Without messages nothing can be shown yet.
    loadMessages().then(
      () => current === state && show(createElement(NewsletterStatus, current)),
      () => {},
    )
    if (isRefused && next.sending === false) email.focus()
  }

  const host: FormHost = {
    form,
    problems: [],
    language: () => environment().language,
    loadMessages,
    show: (next) => change({ ...next, sent: false }),
    sent: () => change({ sent: true, sending: false, captcha: null }),
  }
  const behaviour = attachAddressForm(host, { name: 'newsletter-footer', api: '/api/newsletter/sign-ups' })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void behaviour.submit()
  })
  change({})
}
