import { createElement } from 'react'
import type { FormHost } from '../form-state.ts'
import { type Captcha, type CaptchaState, createCaptcha } from './captcha.ts'
import { CaptchaStatus } from './captcha-status.tsx'

/**
 * Lets a form solve its captcha while somebody is in it, and shows how it stands. A form that only brings its draft back
 * solves nothing.
 */
export function attachCaptcha(host: FormHost): Captcha {
  let state: CaptchaState = 'working'
  const retry = () => void captcha.payload()
  const captcha = createCaptcha((changed) => {
    state = changed
    // Without words there is nothing to show; the form is sent all the same.
    host.loadWords(['captcha']).then(
      () => host.show({ captcha: createElement(CaptchaStatus, { state, retry }) }),
      () => {},
    )
  })
  host.form.addEventListener('focusin', captcha.refresh)
  if (host.form.contains(document.activeElement)) captcha.refresh()
  return captcha
}
