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

/** Who asks, as far as the form tells. */
export interface AddressRequest {
  email: string
  language: Language
  /** What the limits of one network count; undefined where they are off. */
  network: string | undefined
  /** A person without script, or a program: no captcha was solved. */
  unsolved: boolean
  /** The form's own key: what comes again with it counts once. */
  formKey: string | undefined
}

/** A form of one field, where it stands and what becomes of the address. */
export interface AddressForm {
  /** Path of the page that has the form; it takes the plain POST. */
  page: string
  /** Path for the browser's code. */
  api: string
  /** Where a form leads that has arrived. */
  sentPage: string
  /** Says nothing of whether the address is known, and takes as long for every one. */
  take: (asking: AddressRequest, typed: Record<string, string>) => Promise<void>
}

export interface AddressFormDeps {
  /** Limits per network; off only where tests come from one. */
  addressLimits?: boolean
  /** Stands before the form; missing only in tests. */
  captcha?: CaptchaGuard
}

/** Checks the one field, asks the captcha last, and hands the address on. */
export async function receiveAddress(
  { captcha, addressLimits }: AddressFormDeps,
  form: AddressForm,
  request: FastifyRequest,
): Promise<Result<void, FormRefusal>> {
  const { typed, language } = readTypedAddress(request, readTexts(request.body))
  const parsed = addressFormSchema.safeParse(typed)
  if (!parsed.success) return refuse({ status: 422, problems: fieldProblems(parsed.error.issues) })
  const { email } = parsed.data
  // The field `website` is hidden from people: who fills it in hears the same and gets nothing.
  if (typed['website']) return accept(undefined)
  const passed = await captcha?.check(typed['altcha'], request, `${form.page} ${email.toLowerCase()}`)
  if (passed && !passed.ok) return passed
  const unsolved = passed?.value.includes('unsolved') ?? false
  const network = addressLimits === false ? undefined : visitorNetwork(request.ip)
  await form.take({ email, language, network, unsolved, formKey: formKeyOf(typed) }, typed)
  return accept(undefined)
}

/** What was typed, and the language that the form was shown in. */
export function readTypedAddress(
  request: FastifyRequest,
  typed: Record<string, string>,
): { typed: Record<string, string>; language: Language } {
  return { typed, language: languageOf(request, toLanguage(typed['language'])) }
}
