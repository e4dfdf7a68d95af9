import { plainAmount } from '../document/describe-quote.ts'
import {
  QUOTE_LIMITS,
  QUOTE_LINE_KINDS,
  type QuoteLine,
  type QuoteLineKind,
} from '../rules/quote-document.ts'
import { isAtListPrice, listPrice } from '../rules/quote-people.ts'
import { quoteTotal } from '../rules/quote-total.ts'
import { fill } from '#i18n/format.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { Button } from '#site/ui/button.tsx'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { CloseIcon } from '#site/ui/pictures/icons.tsx'
import { Checkbox, Input } from '#site/ui/fields/inputs.tsx'
import { Row, Stack } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { AmountInput } from './amount-input.tsx'
import { DiscountFields } from './discount-fields.tsx'
import type { ServicePart } from './quote-part.ts'
import { serviceLine, withLines } from './quote-service.ts'
import styles from './quotes.module.css'

const EXTRA_CENTS: Record<QuoteLineKind, number> = {
  service: 0,
  extra: 28_00,
  day_rate: 1_600_00,
  travel: 0,
  free: 0,
}

/** Numbered, because discounts refer to them. */
export function LineFields({ document, set, errorOf, prices, services }: ServicePart) {
  const { t: messages, language } = useTexts('staff-quotes')
  const { lines, event, discount } = document
  const service = services.find(({ id }) => id === event?.serviceId)
  const lacksService = event && service && !lines.some(({ kind }) => kind === 'service')
  const { lineCents, discountCents, totalCents } = quoteTotal(document)
  const list = event ? listPrice(prices, event.serviceId, event.people) : undefined

  const change = (index: number, part: Partial<QuoteLine>) =>
    set({ lines: lines.map((line, at) => (at === index ? { ...line, ...part } : line)) })

  function add(kind: QuoteLineKind) {
    const perPerson = kind === 'extra' && event !== null
    const quantity = perPerson ? event.people * 100 : 100
    const line: QuoteLine = {
      kind,
      text: kind === 'free' ? '' : messages.texts[kind],
      detail: '',
      quantity,
      unitCents: EXTRA_CENTS[kind],
      perPerson,
      reason: '',
    }
    set({ lines: [...lines, line] })
  }

  function addService() {
    if (!event || !service) return
    const { people } = event
    const line = serviceLine(service, { people, language: document.language, prices })
    set(withLines(document, [line, ...lines]))
  }

  return (
    <Stack>
      {errorOf('lines') && <ErrorText>{errorOf('lines')}</ErrorText>}
      <ol className={styles.lines}>
        {lines.map((line, index) => {
          const n = index + 1
          const isOff = line.kind === 'service' && !(list && isAtListPrice(line, list))
          const error = errorOf(`lines.${index}.reason`) ?? errorOf(`lines.${index}.text`)
          return (
            // Lines have no id, and may be alike.
            <li key={index}>
              <span className="num muted">{n}</span>
              <div data-kit="stack" data-gap="8">
                <Input
                  aria-label={fill(messages.lineText, { n })}
                  maxLength={QUOTE_LIMITS.text}
                  value={line.text}
                  onChange={({ target }) => change(index, { text: target.value })}
                />
                <Input
                  className="input--sm"
                  aria-label={fill(messages.detail, { n })}
                  placeholder={messages.detailPlaceholder}
                  maxLength={QUOTE_LIMITS.detail}
                  value={line.detail}
                  onChange={({ target }) => change(index, { detail: target.value })}
                />
                <small className="muted">
                  {messages.kinds[line.kind]}
                  {line.kind === 'service' && !isOff && `, ${messages.atList}`}
                </small>
                {event && line.kind !== 'service' && (
                  <Checkbox
                    checked={line.perPerson}
                    onChange={({ target }) =>
                      change(index, {
                        perPerson: target.checked,
                        ...(target.checked && { quantity: event.people * 100 }),
                      })
                    }
                  >
                    {messages.perPerson}
                  </Checkbox>
                )}
                {isOff && (
                  <label data-kit="stack" data-gap="4">
                    {fill(messages.changedPrice, {
                      price: list ? plainAmount(language, (list.quantity * list.unitCents) / 100) : '–',
                    })}
                    <Input
                      maxLength={QUOTE_LIMITS.reason}
                      aria-invalid={error ? true : undefined}
                      value={line.reason}
                      onChange={({ target }) => change(index, { reason: target.value })}
                    />
                  </label>
                )}
                {error && <ErrorText>{error}</ErrorText>}
              </div>
              <AmountInput
                label={fill(messages.quantityOf, { n })}
                caption={messages.quantity}
                value={line.quantity}
                textOf={(value) => String(value / 100)}
                read={toHundredths}
                onChange={(quantity) => change(index, { quantity })}
              />
              <AmountInput
                label={fill(messages.priceOf, { n })}
                caption={messages.price}
                value={line.unitCents}
                textOf={amountText}
                read={toPrice}
                onChange={(unitCents) => change(index, { unitCents })}
              />
              <span className={`num ${styles.amount}`}>{plainAmount(language, lineCents[index] ?? 0)}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={fill(messages.removeLine, { n })}
                onClick={() =>
                  set(
                    withLines(
                      document,
                      lines.filter((_, at) => at !== index),
                    ),
                  )
                }
              >
                <CloseIcon />
              </button>
            </li>
          )
        })}
      </ol>
      {discount && (
        <DiscountFields
          document={document}
          set={set}
          error={errorOf('discount.reason') ?? errorOf('discount.line')}
          cents={discountCents}
        />
      )}
      <p className={styles.total}>
        <span>{messages.total}</span>
        <b className="num" aria-live="polite">
          CHF {plainAmount(language, totalCents)}
        </b>
      </p>
      <Row gap={12}>
        {lacksService && lines.length < QUOTE_LIMITS.lines && (
          <Button size="sm" onClick={addService}>
            {messages.kinds.service}
          </Button>
        )}
        {lines.length < QUOTE_LIMITS.lines &&
          QUOTE_LINE_KINDS.filter((kind) => kind !== 'service').map((kind) => (
            <Button key={kind} size="sm" onClick={() => add(kind)}>
              {messages.kinds[kind]}
            </Button>
          ))}
        {!discount && lines.length > 0 && (
          <Button
            size="sm"
            onClick={() => set({ discount: { line: null, percent: 500, cents: null, reason: '' } })}
          >
            {messages.discount}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

function toHundredths(text: string): number | undefined {
  const value = toCents(text)
  return value !== undefined && value >= 1 && value <= QUOTE_LIMITS.quantity ? value : undefined
}

function toPrice(text: string): number | undefined {
  const value = toCents(text)
  return value !== undefined && value <= QUOTE_LIMITS.unitCents ? value : undefined
}
