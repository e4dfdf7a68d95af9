import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressFormSchema } from '#site/address-form/address-form.schema.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { type Language, toLanguage } from '#i18n/languages.ts'
import { fieldProblems } from '#kernel/field-problem.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork, visitorNetwork } from '#platform/http/visitor-network.ts'
import type { CaptchaGuard } from '../captcha/captcha-guard.ts'
import { formKeyOf } from '../forms/form-key.ts'
import { type FormRefusal, TOO_MANY } from '../forms/form-refusal.ts'
import { readTexts } from '../forms/read-texts.ts'
import { sendFormBack } from '../forms/send-form-back.ts'
import { isCrossSite } from '#platform/http/private-page-routes.ts'
import { languageOf } from '#platform/http/requested-language.ts'
import type { PageRenderer } from '../render/page-renderer.ts'

/** Per network. Generous because an office shares one address. */
const ATTEMPTS = { max: 30, timeWindow: '10 minutes' }

export interface AddressRoutesDeps extends AddressFormDeps {
  renderPage: PageRenderer
}

/** POST to `api` answers JSON, POST to `page` redirects (303) or re-renders the form; same answer for every address. */
export function addressFormRoutes(app: FastifyInstance, deps: AddressRoutesDeps, form: AddressForm): void {
  app.register(async (scope) => {
    await scope.register(limitRequests(form.api), { global: false })
    await scope.register(formbody, { bodyLimit: 32 * 1024 })
    const limit = scope.createRateLimit({ ...ATTEMPTS, keyGenerator: byNetwork })
    const isTooMuch = async (request: FastifyRequest) => {
      if (deps.addressLimits === false) return false
      const checked = await limit(request)
      return !checked.isAllowed && checked.isExceeded
    }
    scope.post(form.api, async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      const received = (await isTooMuch(request))
        ? refuse(TOO_MANY)
        : await receiveAddress(deps, form, request)
      if (received.ok) return reply.code(201).send({ reference: 'mail' })
      const { status: statusCode, problems } = received.refusal
      const refusal = statusCode === 429 ? { code: 'too_many_requests' } : { code: 'invalid', problems }
      return reply.code(statusCode).send({ statusCode, ...refusal })
    })
    scope.post(form.page, {
      errorHandler: (error, request, reply) => sendBackUnread(deps, form, error, request, reply),
      handler: async (request, reply) => {
        if (isCrossSite(request)) return reply.code(403).send()
        const back = backOf(form, request)
        const received = (await isTooMuch(request))
          ? refuse(TOO_MANY)
          : await receiveAddress(deps, form, request)
        if (!received.ok) return sendFormBack(deps, reply, { ...back, ...received.refusal })
        const target = `${form.sentPage}?${LANGUAGE_QUERY}=${back.language}#inhalt`
        return reply.header('Cache-Control', 'no-store').redirect(target, 303)
      },
    })
  })
}

function backOf(form: AddressForm, request: FastifyRequest) {
  const { typed, language } = readTypedAddress(request, readTexts(request.body))
  return { page: form.page, language, values: { email: typed['email'] ?? '' } }
}

/** For bodies that cannot be parsed or stored: re-renders the form with whatever was parsed. */
function sendBackUnread(
  deps: AddressRoutesDeps,
  form: AddressForm,
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const status = error.statusCode ?? 503
  if (status >= 500) request.log.error({ err: error }, 'an address form could not be taken')
  return sendFormBack(deps, reply, { ...backOf(form, request), status, notice: 'failed' })
}

interface AddressRequest {
  email: string
  language: Language
  /** Key for the per-network limits; undefined when they are off. */
  network: string | undefined
  /** No captcha was solved: no script, or a bot. */
  unsolved: boolean
  formKey: string | undefined
}

interface AddressForm {
  /** Path of the page with the form; also receives the POST without JavaScript. */
  page: string
  api: string
  sentPage: string
  /** Must not reveal, by content or timing, whether the address is known. */
  take: (asking: AddressRequest, typed: Record<string, string>) => Promise<void>
}

interface AddressFormDeps {
  /** Set to false only in tests, which all come from one network. */
  addressLimits?: boolean
  captcha?: CaptchaGuard
}

/** The captcha is checked last, because checking spends the solution. */
async function receiveAddress(
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

function readTypedAddress(
  request: FastifyRequest,
  typed: Record<string, string>,
): { typed: Record<string, string>; language: Language } {
  return { typed, language: languageOf(request, toLanguage(typed['language'])) }
}
