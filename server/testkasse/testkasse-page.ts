import { BRAND, type Company } from '#content/company.ts'
import { termsPath } from '#content/legal-versions.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import type { TestkasseSession } from '#platform/payments/testkasse/testkasse-session.ts'
import { type Html, html } from './html.ts'
import { COUNTRIES, type TestkasseField, type TypedValues } from './testkasse-form.ts'
import { testkasseMessages } from './testkasse-messages.ts'
import type { TestkasseMessages } from './messages/shape.ts'
import { testkasseScriptPath } from './testkasse-script.ts'
import { testkasseStylePath } from './testkasse-style.ts'

export interface OpenPage {
  session: TestkasseSession
  visit: number
  typed: TypedValues
  wrong: TestkasseField[]
  declined: boolean
  company: Company
}

/** Works without JavaScript, which only reports that the page was left. */
export function openPage({ session, visit, typed, wrong, declined, company }: OpenPage): string {
  const { request, id } = session
  const { language, placeUntil } = request
  const keptUntil = placeUntil ?? request.keptUntil
  const messages = testkasseMessages(language, placeUntil !== undefined)
  const price = (cents: number) => formatPrice(language, cents, { code: request.currency })
  const field = fieldOf(messages, typed, wrong)
  const lead = fill(messages.lead, {
    number: request.orderNumber,
    time: timeOfDay(language, keptUntil === undefined ? session.expiresAt : new Date(keptUntil)),
  })
  const action = (noun: string) => `/testkasse/${id}/${noun}`
  const content = html`
<h1>${messages.title}</h1>
<p class="lead">${lead}</p>
<div class="cols">
${orderBox(session, messages, { price, company })}
<form method="post" action="${action('payment')}" novalidate>
${wrong.length > 0 && errorSummary(language, messages, wrong)}
${declined && alertBox(messages.declined.title, html`<p>${messages.declined.text}</p>`)}
<fieldset class="box"><legend>${messages.you}</legend>
${field('email', { type: 'email', autocomplete: 'email', max: 254, hint: messages.emailHint })}
${field('name', { type: 'text', autocomplete: 'name', max: 120 })}
</fieldset>
${request.shipped && addressBox(messages, field, typed, wrong)}
<div class="f">
<div class="ck">
<input type="checkbox" id="terms" name="terms" required${checked(typed.terms)}${invalid('terms', wrong)}>
<label for="terms">${messages.terms.before}<a href="${termsPath(request.termsVersion)}" target="_blank" rel="noopener">${messages.terms.link}<span class="vh">${messages.terms.newTab}</span></a>${messages.terms.after}</label>
</div>
${wrong.includes('terms') && message('terms', messages)}
</div>
<div class="acts">
<button class="sign sign--lg">${request.totalCents === 0 ? messages.free : messages.pay} <small>${price(request.totalCents)}</small></button>
<button class="sign sign--l sign--sm" formaction="${action('cancellation')}">${messages.cancel}</button>
</div>
<div class="try">
<h2>${messages.tryOut.title}</h2>
<p class="s mut">${messages.tryOut.text}</p>
<div class="acts">
<button class="btn" formaction="${action('decline')}">${messages.tryOut.decline}</button>
<button class="btn" formaction="${action('expiry')}">${messages.tryOut.expire}</button>
</div>
</div>
</form>
</div>
${!request.keepsWhenLeft && html`<script src="${testkasseScriptPath}" data-session="${id}" data-visit="${visit}"></script>`}`
  const prefix = wrong.length > 0 ? `${errorTitle(language, messages, wrong)} – ` : ''
  const purpose = request.description ? `${messages.title}, ${request.description}` : messages.title
  return page(language, messages, { title: `${prefix}${purpose}`, content, steps: true, company })
}

export function closedPage(
  language: Language,
  state: 'paid' | 'cancelled' | 'expired' | 'unknown',
  link: string,
  { isPlace = false, company }: { isPlace?: boolean; company: Company },
): string {
  const messages = testkasseMessages(language, isPlace)
  const closed = messages.closed[state]
  const content = html`
<h1>${closed.title}</h1>
<p class="lead">${closed.text}</p>
<p class="end"><a class="sign${state !== 'paid' && ' sign--l'}" href="${link}">${closed.link}</a></p>`
  return page(language, messages, { title: closed.title, content, steps: false, company })
}

function page(
  language: Language,
  messages: TestkasseMessages,
  { title, content, steps, company }: { title: string; content: Html; steps: boolean; company: Company },
): string {
  return html`<!doctype html>
<html lang="${HTML_LANG[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${messages.name} ${BRAND}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${testkasseStylePath}">
</head>
<body>
<a class="skip" href="#content">${messages.skip}</a>
<header>
<div class="band"><p class="w">${messages.notice}</p></div>
<div class="top w">
<span class="logo">${RHOMBUS}<span>${BRAND} <span class="mut">${messages.name}</span></span></span>
${steps && stepList(messages)}
</div>
</header>
<main id="content" class="w" tabindex="-1">${content}
</main>
<footer class="w s mut"><p>${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}, <a href="mailto:${company.email}">${company.email}</a></p></footer>
</body>
</html>
`.markup
}

const NBSP = '\u00a0'
const RHOMBUS = html`<svg viewBox="0 0 31 21" aria-hidden="true"><path d="M15.500 1 30 10.500 15.500 20 1 10.500z" fill="#ffc914" stroke="currentColor" stroke-width="1.75"/></svg>`
const TRIANGLE = html`<svg viewBox="0 0 22 22" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><path d="M11 2.500 20.500 19h-19zM11 8.500v5M11 15.200v1.800"/></svg>`

function stepList(messages: TestkasseMessages): Html {
  const { label, cart, pay, done } = messages.steps
  return html`<ol class="steps" aria-label="${label}"><li>${cart}</li><li aria-current="step">${pay}</li><li>${done}</li></ol>`
}

function orderBox(
  session: TestkasseSession,
  messages: TestkasseMessages,
  { price, company }: { price: (cents: number) => string; company: Company },
): Html {
  const { lines, totalCents, shipped, discount } = session.request
  const notes = [shipped && messages.order.shipping, company.vatNumber !== null && messages.order.vat]
    .filter(Boolean)
    .join(', ')
  return html`<section class="order" aria-labelledby="order-title">
<h2 id="order-title">${messages.order.title}</h2>
<ul>${lines.map(
    (line) => html`
<li>${picture(line.imageUrl)}<span class="t">${line.title}<span class="d s mut">${line.detail && `${line.detail}, `}${line.quantity}${NBSP}×${NBSP}${price(line.unitPriceCents)}</span></span><span class="num">${price(line.quantity * line.unitPriceCents)}</span></li>`,
  )}
</ul>
${discount && html`<p class="part"><span>${discount.title}</span><span class="num">–${NBSP}${price(discount.cents)}</span></p>`}
<p class="total"><span>${messages.order.total}</span><span class="num">${price(totalCents)}</span></p>
${notes && html`<p class="s mut">${notes}</p>`}
</section>`
}

/** Own images only, as in the page's CSP. */
function picture(url: string | null): Html {
  const isOwn = url?.startsWith('/') && !url.startsWith('//')
  return isOwn ? html`<img src="${url}" alt="" width="56" height="56">` : html`<span class="none"></span>`
}

type FieldMaker = ReturnType<typeof fieldOf>
type TextField = Exclude<TestkasseField, 'terms' | 'country'>

function fieldOf(messages: TestkasseMessages, typed: TypedValues, wrong: TestkasseField[]) {
  return (
    name: TextField,
    input: {
      type: 'email' | 'text' | 'tel'
      autocomplete: string
      max: number
      hint?: string
      optional?: boolean
      size?: string
    },
  ): Html => html`<div class="f ${input.size}">
<label for="${name}">${messages.fields[name]}${input.optional && html` <span class="opt">${messages.optional}</span>`}</label>
<input class="in" id="${name}" name="${name}" type="${input.type}" autocomplete="${input.autocomplete}" maxlength="${input.max}" value="${typed[name]}"${!input.optional && html` required`}${invalid(name, wrong, Boolean(input.hint))}${name === 'postalCode' && html` inputmode="numeric"`}>
${input.hint && html`<span class="hint" id="${name}-hint">${input.hint}</span>`}
${wrong.includes(name) && message(name, messages)}
</div>`
}

function addressBox(
  messages: TestkasseMessages,
  field: FieldMaker,
  typed: TypedValues,
  wrong: TestkasseField[],
): Html {
  const chosen = typed.country ?? 'CH'
  return html`<fieldset class="box"><legend>${messages.address}</legend>
${field('street', { type: 'text', autocomplete: 'street-address', max: 120 })}
${field('postalCode', { type: 'text', autocomplete: 'postal-code', max: 10, size: 'z' })}
${field('city', { type: 'text', autocomplete: 'address-level2', max: 80, size: 'o' })}
<div class="f"><label for="country">${messages.fields.country}</label>
<select class="in" id="country" name="country" autocomplete="country"${invalid('country', wrong)}>${COUNTRIES.map(
    (code) =>
      html`<option value="${code}"${chosen === code && html` selected`}>${messages.countries[code]}</option>`,
  )}</select>
${wrong.includes('country') && message('country', messages)}</div>
${field('phone', { type: 'tel', autocomplete: 'tel', max: 30, hint: messages.phoneHint, optional: true })}
</fieldset>`
}

function checked(value: string | undefined): Html | false {
  return value === 'on' && html` checked`
}

function invalid(name: TestkasseField, wrong: TestkasseField[], hasHint = false): Html | false {
  const isWrong = wrong.includes(name)
  const described = [hasHint && `${name}-hint`, isWrong && `${name}-error`].filter(Boolean).join(' ')
  return described !== '' && html` aria-describedby="${described}"${isWrong && html` aria-invalid="true"`}`
}

function message(name: TestkasseField, messages: TestkasseMessages): Html {
  return html`<p class="msg" id="${name}-error">${TRIANGLE}<span>${messages.errors.fields[name]}</span></p>`
}

function errorTitle(language: Language, messages: TestkasseMessages, wrong: TestkasseField[]): string {
  return plural(language, wrong.length, messages.errors)
}

function errorSummary(language: Language, messages: TestkasseMessages, wrong: TestkasseField[]): Html {
  const links = wrong.map((name) => html`<li><a href="#${name}">${messages.errors.fields[name]}</a></li>`)
  return alertBox(errorTitle(language, messages, wrong), html`<ul>${links}</ul>`)
}

/** Focused on load. */
function alertBox(title: string, content: Html): Html {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>${TRIANGLE}<h2>${title}</h2>${content}</div>`
}

function timeOfDay(language: Language, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Zurich',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment)
  const separator: Record<Language, string> = { de: '.', en: ':', fr: '\u00a0h\u00a0', it: '.' }
  return parts.replace(':', separator[language])
}
