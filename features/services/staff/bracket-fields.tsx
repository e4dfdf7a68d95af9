import type { StaffService } from '../staff-service.ts'
import { fill } from '#i18n/format.ts'
import { Fields, Part, Row } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { Input } from '#app/ui/fields/inputs.tsx'
import type { BracketDraft, PartProps } from './service-draft.ts'
import styles from './services.module.css'

interface BracketFieldsProps extends PartProps {
  kind: StaffService['kind']
  most: number
}

/** What it costs; of a team event each group size has its own price per person, for the whole group (RULING 1). */
export function BracketFields({
  kind,
  most,
  draft: { price, brackets },
  errorOf,
  change,
}: BracketFieldsProps) {
  const { form } = useTexts('staff-services').t
  const replace = (index: number, changed: Partial<BracketDraft>) =>
    change({ brackets: brackets.map((each, at) => (at === index ? { ...each, ...changed } : each)) })
  return (
    <Part title={form.price}>
      <p className="muted">{form.priceHint}</p>
      <Fields least="11rem">
        <Field label={kind === 'course' ? form.perPerson : form.flat} error={errorOf('price')}>
          {(control) => (
            <Input
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              value={price}
              onChange={(event) => change({ price: event.target.value })}
              {...control}
            />
          )}
        </Field>
      </Fields>
      {kind === 'team-event' &&
        brackets.map((bracket, index) => (
          <div key={index} className={styles.bracket}>
            <Field label={form.bracketUpTo} error={errorOf(`brackets.${index}.upTo`)}>
              {(control) => (
                <Input
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={3}
                  value={bracket.upTo}
                  onChange={(event) => replace(index, { upTo: event.target.value })}
                  {...control}
                />
              )}
            </Field>
            <Field label={form.bracketPrice} error={errorOf(`brackets.${index}.price`)}>
              {(control) => (
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={10}
                  value={bracket.price}
                  onChange={(event) => replace(index, { price: event.target.value })}
                  {...control}
                />
              )}
            </Field>
            <Button
              size="sm"
              onClick={() => change({ brackets: brackets.filter((_each, at) => at !== index) })}
            >
              {fill(form.removeBracket, { n: bracket.upTo || '…' })}
            </Button>
          </div>
        ))}
      {kind === 'team-event' && brackets.length < most && (
        <Row>
          <Button size="sm" onClick={() => change({ brackets: [...brackets, { upTo: '', price: '' }] })}>
            {form.addBracket}
          </Button>
        </Row>
      )}
    </Part>
  )
}
