import { createElement } from 'react'
import type { FormHost } from '../form-state.ts'
import { type Captcha, type CaptchaState, createCaptcha } from './captcha.ts'
import { CaptchaStatus } from './captcha-status.tsx'

/** A form's captcha, as its visitor sees it. */
export interface ShownCaptcha extends Captcha {
  /** Says in its place that the form is sent once more, because the server was too busy. */
  again: (isIt: boolean) => void
}

/**
 * Lets a form solve its captcha while somebody is in it, and shows how it stands. A form that only brings its draft back
 * solves nothing.
 */
export function attachCaptcha(host: FormHost): ShownCaptcha {
  let state: CaptchaState = 'working'
  let again = false
  let shown = false
  const retry = () => void captcha.payload()
  const captcha = createCaptcha((changed) => {
    state = changed
    show()
  })

  function show(): void {
    // Without words there is nothing to show; the form is sent all the same.
    host.loadWords(['captcha']).then(put, () => {})
  }

  function put(): void {
    shown = true
    host.show({ captcha: createElement(CaptchaStatus, { state, again, retry }) })
  }

  host.form.addEventListener('focusin', captcha.refresh)
  if (host.form.contains(document.activeElement)) captcha.refresh()
  return {
    ...captcha,
    again(isIt) {
      if (again === isIt) return
      again = isIt
      if (isIt) show()
      // At once: what the form says next, that it has arrived, must not be overtaken.
      else if (shown) put()
    },
  }
}
