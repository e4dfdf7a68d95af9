import { createElement } from 'react'
import type { FormHost } from '../form-state.ts'
import { type Captcha, type CaptchaState, createCaptcha } from './captcha.ts'
import { CaptchaStatus } from './captcha-status.tsx'

export interface VisibleCaptcha extends Captcha {
  /** Shows that a retry is under way. */
  again: (isDue: boolean) => void
}

/** Solves on interaction; restoring a draft solves nothing. */
export function attachCaptcha(host: FormHost): VisibleCaptcha {
  let state: CaptchaState = 'working'
  let again = false
  let isVisible = false
  const retry = () => void captcha.payload()
  const captcha = createCaptcha((changed) => {
    state = changed
    show()
  })

  function show(): void {
    // Without messages the status stays hidden; the form still works.
    host.loadMessages(['captcha']).then(put, () => {})
  }

  function put(): void {
    isVisible = true
    host.show({ captcha: createElement(CaptchaStatus, { state, again, retry }) })
  }

  for (const event of ['focusin', 'input']) host.form.addEventListener(event, captcha.refresh)
  if (host.form.contains(document.activeElement)) captcha.refresh()
  return {
    ...captcha,
    again(isDue) {
      if (again === isDue) return
      again = isDue
      if (isDue) show()
      // Synchronous, so that it is not announced after the form's own result.
      else if (isVisible) put()
    },
  }
}
