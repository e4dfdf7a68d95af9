/** Form fields, nested as `a[b][0]`. */
export type StripeFields = Readonly<Record<string, string>>

type Check = (value: string) => boolean

const atMost =
  (length: number): Check =>
  (value) =>
    value.length > 0 && value.length <= length
const among =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value)
const integer =
  (least: number): Check =>
  (value) =>
    /^\d{1,12}$/.test(value) && Number(value) >= least
const matching =
  (form: RegExp): Check =>
  (value) =>
    form.test(value)
const currency = matching(/^[a-z]{3}$/)
const address =
  (length: number): Check =>
  (value) =>
    value.length <= length && URL.canParse(value)
const metadata: [RegExp, Check] = [/^(payment_intent_data\[)?metadata\]?\[[^\]]{1,40}\]$/, atMost(500)]
const ITEM = String.raw`^line_items\[\d{1,2}\]`

/** What the published description of the API accepts of what we send: names, types and lengths. */
const ACCEPTED: Record<'coupons' | 'sessions', [name: RegExp, check: Check][]> = {
  coupons: [
    [/^id$/, atMost(5000)],
    [/^name$/, atMost(40)],
    [/^amount_off$/, integer(1)],
    [/^percent_off$/, (value) => Number(value) > 0 && Number(value) <= 100],
    [/^currency$/, currency],
    [/^duration$/, among('forever', 'once', 'repeating')],
    [/^duration_in_months$/, integer(1)],
    [/^max_redemptions$/, integer(1)],
    [/^redeem_by$/, integer(1)],
    metadata,
  ],
  sessions: [
    [/^mode$/, among('payment', 'setup', 'subscription')],
    [/^locale$/, among('auto', 'de', 'en', 'en-GB', 'fr', 'it')],
    [/^client_reference_id$/, atMost(200)],
    metadata,
    [/^payment_intent_data\[description\]$/, atMost(1000)],
    [/^custom_text\[submit\]\[message\]$/, atMost(1200)],
    [new RegExp(String.raw`${ITEM}\[quantity\]$`), integer(1)],
    [new RegExp(String.raw`${ITEM}\[price_data\]\[currency\]$`), currency],
    [new RegExp(String.raw`${ITEM}\[price_data\]\[unit_amount\]$`), integer(0)],
    [new RegExp(String.raw`${ITEM}\[price_data\]\[product_data\]\[name\]$`), atMost(5000)],
    [new RegExp(String.raw`${ITEM}\[price_data\]\[product_data\]\[description\]$`), atMost(40_000)],
    [new RegExp(String.raw`${ITEM}\[price_data\]\[product_data\]\[images\]\[[0-7]\]$`), address(2048)],
    [/^(success|cancel)_url$/, address(5000)],
    [/^expires_at$/, integer(1)],
    [/^adaptive_pricing\[enabled\]$/, among('true', 'false')],
    [/^consent_collection\[terms_of_service\]$/, among('none', 'required')],
    [/^shipping_address_collection\[allowed_countries\]\[\d+\]$/, matching(/^[A-Z]{2}$/)],
    [/^phone_number_collection\[enabled\]$/, among('true', 'false')],
    [/^allow_promotion_codes$/, among('true', 'false')],
    [/^discounts\[0\]\[(coupon|promotion_code)\]$/, atMost(5000)],
  ],
}

/** What the API would say to these fields; undefined: nothing. */
export function wrongField(resource: keyof typeof ACCEPTED, fields: StripeFields): string | undefined {
  for (const [name, value] of Object.entries(fields)) {
    const accepted = ACCEPTED[resource].find(([form]) => form.test(name))
    if (!accepted) return `Received unknown parameter: ${name}`
    if (!accepted[1](value)) return `Invalid ${name}: ${value}`
  }
  return resource === 'coupons' ? wrongCoupon(fields) : wrongDiscount(fields)
}

function wrongCoupon(fields: StripeFields): string | undefined {
  const { amount_off: amount, percent_off: percent, duration, duration_in_months: months } = fields
  if ((amount === undefined) === (percent === undefined))
    return 'You must pass either percent_off or amount_off'
  if (amount !== undefined && fields['currency'] === undefined)
    return 'You must pass currency with amount_off'
  if (months !== undefined && duration !== 'repeating')
    return 'duration_in_months may only be passed if duration is repeating'
  return undefined
}

function wrongDiscount(fields: StripeFields): string | undefined {
  const isDiscounted = Object.keys(fields).some((name) => name.startsWith('discounts'))
  return isDiscounted && fields['allow_promotion_codes'] !== undefined
    ? 'You may only specify one of these parameters: allow_promotion_codes, discounts.'
    : undefined
}

/** Sum of the lines, in the smallest unit. */
export function subtotalOf(fields: StripeFields): number {
  let total = 0
  for (let line = 0; fields[`line_items[${line}][quantity]`]; line++)
    total +=
      Number(fields[`line_items[${line}][quantity]`]) *
      Number(fields[`line_items[${line}][price_data][unit_amount]`])
  return total
}

/** The least that Checkout takes in CHF, unless nothing is due. */
export const LEAST_CHF_CENTS = 50
