import { createElement } from 'react'
import type { FormHost } from '../form-state.ts'
import { type Captcha, createCaptcha } from './captcha.ts'
import { CaptchaStatus } from './captcha-status.tsx'

/** Lets a form solve its captcha while somebody types, and shows how it stands. */
export function attachCaptcha(host: FormHost): Captcha {
  const words = host.loadWords(['captcha'])
  const captcha = createCaptcha((state) => {
    // Without words there is nothing to show; the form is sent all the same.
    words.then(
      () =>
        host.show({ captcha: createElement(CaptchaStatus, { state, retry: () => void captcha.payload() }) }),
      () => {},
    )
  })
  captcha.refresh()
  return captcha
}
