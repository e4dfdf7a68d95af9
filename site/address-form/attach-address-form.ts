import { fieldProblems } from '#kernel/field-problem.ts'
import type { FormBehaviour, FormHost } from '../form/form-state.ts'
import { attachCaptcha } from '../form/behaviour/attach-captcha.ts'
import { attachForm } from '../form/behaviour/attach-form.ts'
import { sendForm } from '../form/behaviour/send-form.ts'
import { addressFormSchema } from './address-form.schema.ts'

export function attachAddressForm(host: FormHost, form: { name: string; api: string }): FormBehaviour {
  return attachForm(host, {
    draft: form.name,
    captcha: attachCaptcha(host),
    fields: ['email'],
    check: (values) => fieldProblems(addressFormSchema.safeParse(values).error?.issues ?? []),
    send: (values, sending) => sendForm(form.api, values, sending),
  })
}
