import { attachAddressForm } from '../../../address-form/attach-address-form.ts'
import type { FormBehaviour, FormHost } from '../../../form/form-state.ts'

/** Checks and sends the request for the link. Fetched when somebody turns to it. */
export function attach(host: FormHost): FormBehaviour {
  return attachAddressForm(host, { name: 'my-data', api: '/api/privacy/links' })
}
