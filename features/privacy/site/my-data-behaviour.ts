import { attachAddressForm } from '#site/address-form/attach-address-form.ts'
import type { FormBehaviour, FormHost } from '#site/form/form-state.ts'

export function attach(host: FormHost): FormBehaviour {
  return attachAddressForm(host, { name: 'my-data', api: '/api/privacy/links' })
}
