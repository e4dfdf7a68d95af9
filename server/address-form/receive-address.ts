import type { FastifyRequest } from 'fastify'
import { addressFormSchema } from '#app/address-form/address-form.schema.ts'
import { type Language, toLanguage } from '#i18n/languages.ts'
import { fieldProblems } from '#kernel/field-problem.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { visitorNetwork } from '#platform/http/visitor-network.ts'
import type { CaptchaGuard } from '../captcha/captcha-guard.ts'
import type { FormRefusal } from '../forms/form-refusal.ts'
import { formKeyOf } from '../forms/form-key.ts'
import { readTexts } from '../forms/read-texts.ts'
import { languageOf } from '../http/requested-language.ts'

export interface AddressRequest {
  email: string
  language: Language
  /** Key for the per-network limits; undefined when they are off. */
  network: string | undefined
  /** No captcha was solved: no script, or a bot. */
  unsolved: boolean
  formKey: string | undefined
}

export interface AddressForm {
  /** Path of the page with the form; also receives the POST without JavaScript. */
  page: string
  api: string
  sentPage: string
  /** Must not reveal, by content or timing, whether the address is known. */
  take: (asking: AddressRequest, typed: Record<string, string>) => Promise<void>
}

export interface AddressFormDeps {
  /** Set to false only in tests, which all come from one network. */
  addressLimits?: boolean
  captcha?: CaptchaGuard
}

/** The captcha is checked last, because checking spends the solution. */
export async function receiveAddress(
  { captcha, addressLimits }: AddressFormDeps,
  form: AddressForm,
  request: FastifyRequest,
): Promise<Result<void, FormRefusal>> {
  const { typed, language } = readTypedAddress(request, readTexts(request.body))
  const parsed = addressFormSchema.safeParse(typed)
  if (!parsed.success) return refuse({ status: 422, problems: fieldProblems(parsed.error.issues) })
  const { email } = parsed.data
  // `website` is a honeypot: bots get the success answer and nothing is stored.
  if (typed['website']) return accept(undefined)
  const passed = await captcha?.check(typed['altcha'], request, `${form.page} ${email.toLowerCase()}`)
  if (passed && !passed.ok) return passed
  const unsolved = passed?.value.includes('unsolved') ?? false
  const network = addressLimits === false ? undefined : visitorNetwork(request.ip)
  await form.take({ email, language, network, unsolved, formKey: formKeyOf(typed) }, typed)
  return accept(undefined)
}

export function readTypedAddress(
  request: FastifyRequest,
  typed: Record<string, string>,
): { typed: Record<string, string>; language: Language } {
  return { typed, language: languageOf(request, toLanguage(typed['language'])) }
}
