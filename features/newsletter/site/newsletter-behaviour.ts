import { attachAddressForm } from '#app/address-form/attach-address-form.ts'
import type { FormBehaviour, FormHost } from '#app/form/form-state.ts'

export function attach(host: FormHost): FormBehaviour {
  return attachAddressForm(host, { name: 'newsletter', api: '/api/newsletter/sign-ups' })
}
