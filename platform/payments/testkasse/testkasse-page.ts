import { BRAND, type Company } from '#features/company/content/company.ts'
import { termsPath } from '#features/messages/content/legal-versions.ts'
import { formatTime, swissTime } from '#i18n/format-date.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import type { StoredSession } from './testkasse.tables.ts'
import { COUNTRIES, type TestkasseField, type TypedValues } from './testkasse-form.ts'
import testkasseTexts from './testkasse-texts.ts'

interface Html {
  readonly markup: string
}

type Part = Html | Part[] | string | number | false | null | undefined

/** Escapes every value except nested `Html`; false, null and undefined render as nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: texts.map((text, index) => text + render(parts[index])).join('') }
}

function render(part: Part): string {
  if (part === false || part == null) return ''
  if (Array.isArray(part)) return part.map(render).join('')
  if (typeof part === 'object') return part.markup
  return String(part).replace(/[&<>"']/g, (sign) => ENTITIES[sign as '&'])
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export interface OpenPage {
  session: Pick<StoredSession, 'id' | 'request' | 'expiresAt'>
  visit: number
  typed?: TypedValues
  wrong?: TestkasseField[]
  declined?: boolean
  company: Company
}

type Texts = (typeof testkasseTexts)[Language]

function textsOf(language: Language, isPlace: boolean): Texts {
  const texts = testkasseTexts[language]
  const { place } = texts
  return isPlace ? { ...texts, ...place, closed: { ...texts.closed, ...place.closed } } : texts
}

/** Works without JavaScript, which only reports that the page was left. */
export function openPage(input: OpenPage): string {
  const { session, visit, typed = {}, wrong = [], declined, company } = input
  const { request, id } = session
  const { language, placeUntil, totalCents } = request
  const texts = textsOf(language, placeUntil !== undefined)
  const until = swissTime(new Date(placeUntil ?? request.keptUntil ?? session.expiresAt))
  const total = formatPrice(language, totalCents, { code: request.currency })
  const count = plural(language, wrong.length, texts.errors)
  const { field, country, described, problem } = partsOf(input, texts)
  const links = wrong.map((name) => html`<li><a href="#${name}">${texts.errors.fields[name]}</a></li>`)
  const content = html`<h1>${texts.title}</h1>
<p>${fill(texts.lead, { number: request.orderNumber, time: formatTime(language, until.time) })}</p>
${order(request, texts, company)}
<form method="post" action="/testkasse/${id}/payment" novalidate>
${wrong.length > 0 && alert(count, html`<ul>${links}</ul>`)}
${declined && alert(texts.declined.title, html`<p>${texts.declined.text}</p>`)}
<fieldset><legend>${texts.you}</legend>
${field('email', 'email', 'email', 254, texts.emailHint)}
${field('name', 'text', 'name', 120)}
</fieldset>
${
  request.shipped &&
  html`<fieldset><legend>${texts.address}</legend>
${field('street', 'text', 'street-address', 120)}
${field('postalCode', 'text', 'postal-code', 10)}
${field('city', 'text', 'address-level2', 80)}
${country()}
${field('phone', 'tel', 'tel', 30, texts.phoneHint)}
</fieldset>`
}
<div><div class="check">
<input type="checkbox" id="terms" name="terms" required${typed.terms === 'on' && html` checked`}${described('terms')}>
<label for="terms">${texts.terms.before}<a href="${termsPath(request.termsVersion)}" target="_blank" rel="noopener">${texts.terms.link}<span class="visually-hidden">${texts.terms.newTab}</span></a>${texts.terms.after}</label>
</div>${problem('terms')}</div>
<div class="buttons">
<button class="pay">${totalCents === 0 ? texts.free : texts.pay} ${total}</button>
<button formaction="/testkasse/${id}/cancellation">${texts.cancel}</button>
</div>
<div class="try">
<h2>${texts.tryOut.title}</h2>
<p>${texts.tryOut.text}</p>
<div class="buttons">
<button formaction="/testkasse/${id}/decline">${texts.tryOut.decline}</button>
<button formaction="/testkasse/${id}/expiry">${texts.tryOut.expire}</button>
</div>
</div>
</form>
${!request.keepsWhenLeft && html`<script src="/testkasse/script.js" data-session="${id}" data-visit="${visit}"></script>`}`
  const purpose = request.description ? `${texts.title}, ${request.description}` : texts.title
  return page(language, texts, wrong.length > 0 ? `${count} – ${purpose}` : purpose, content, company)
}

export function closedPage(
  language: Language,
  state: 'paid' | 'cancelled' | 'expired' | 'unknown',
  link: string,
  company: Company,
  isPlace = false,
): string {
  const texts = textsOf(language, isPlace)
  const closed = texts.closed[state]
  const content = html`<h1>${closed.title}</h1>
<p>${closed.text}</p>
<p><a class="button" href="${link}">${closed.link}</a></p>`
  return page(language, texts, closed.title, content, company)
}

function page(language: Language, texts: Texts, title: string, content: Html, company: Company): string {
  return html`<!doctype html>
<html lang="${HTML_LANG[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${texts.name} ${BRAND}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/testkasse/style.css">
</head>
<body>
<header class="notice">${texts.notice}</header>
<main>${content}</main>
<footer>${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}, <a href="mailto:${company.email}">${company.email}</a></footer>
</body>
</html>
`.markup
}

const NBSP = '\u00a0'

function order(request: StoredSession['request'], texts: Texts, company: Company): Html {
  const { language, lines, totalCents, shipped, discount } = request
  const price = (cents: number) => formatPrice(language, cents, { code: request.currency })
  const sum = (title: string, amount: string) => html`<span>${title}</span><span>${amount}</span>`
  const notes = [shipped && texts.order.shipping, company.vatNumber !== null && texts.order.vat].filter(
    Boolean,
  )
  return html`<section aria-labelledby="order"><h2 id="order">${texts.order.title}</h2>
<ul>${lines.map(
    ({ title, detail, quantity, unitPriceCents }) =>
      html`<li class="sum">${sum(
        [title, detail, `${quantity}${NBSP}×${NBSP}${price(unitPriceCents)}`].filter(Boolean).join(', '),
        price(quantity * unitPriceCents),
      )}</li>`,
  )}</ul>
${discount && html`<div class="sum">${sum(discount.title, `–${NBSP}${price(discount.cents)}`)}</div>`}
<div class="sum total">${sum(texts.order.total, price(totalCents))}</div>
${notes.length > 0 && html`<small>${notes.join(', ')}</small>`}</section>`
}

/** The parts of the form, with what was typed and what is wrong. */
function partsOf({ typed = {}, wrong = [] }: OpenPage, texts: Texts) {
  const problem = (name: TestkasseField) =>
    wrong.includes(name) && html`<p class="wrong" id="${name}-error">${texts.errors.fields[name]}</p>`
  const described = (name: TestkasseField, hint?: string) => {
    const isWrong = wrong.includes(name)
    const ids = [hint && `${name}-hint`, isWrong && `${name}-error`].filter(Boolean).join(' ')
    return ids !== '' && html` aria-describedby="${ids}"${isWrong && html` aria-invalid="true"`}`
  }
  const option = (code: (typeof COUNTRIES)[number]) =>
    html`<option value="${code}"${(typed.country ?? 'CH') === code && html` selected`}>${texts.countries[code]}</option>`
  return {
    problem,
    described,
    field: (
      name: Exclude<TestkasseField, 'terms'>,
      type: string,
      autocomplete: string,
      most: number,
      hint?: string,
    ) =>
      html`<div><label for="${name}">${texts.fields[name]}${name === 'phone' && ` ${texts.optional}`}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${most}" value="${typed[name]}"${name !== 'phone' && html` required`}${name === 'postalCode' && html` inputmode="numeric"`}${described(name, hint)}>
${hint && html`<small id="${name}-hint">${hint}</small>`}${problem(name)}</div>`,
    country: () => html`<div><label for="country">${texts.fields.country}</label>
<select id="country" name="country" autocomplete="country"${described('country')}>${COUNTRIES.map(option)}</select>${problem('country')}</div>`,
  }
}

/** Focused on load. */
function alert(title: string, content: Html): Html {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus><h2>${title}</h2>${content}</div>`
}
